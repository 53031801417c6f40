"""What serves the page *Lecture*."""
