"""What serves the page Models."""
