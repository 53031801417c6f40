"""What strangers may send: generators that the tests walk."""
