"""The choices of a visitor: in the link, in the session, and in the browser."""
