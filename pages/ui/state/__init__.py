"""What is chosen: in the link, in the session, and in the browser."""
