"""What serves the page What if?."""
