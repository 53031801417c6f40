"""What strangers may send: texts, links, and files, which the same seed makes again; the tests walk them."""
