"""What serves the page Inside a head."""
