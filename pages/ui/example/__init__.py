"""The one example that follows the user: model and text, the bar they are chosen in, and the stage."""
