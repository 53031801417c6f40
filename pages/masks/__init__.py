"""What serves the page Masks."""
