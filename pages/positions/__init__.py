"""What serves the page Positions."""
