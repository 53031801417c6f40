"""A class that takes part in a lecture by phone: its state, and the routes that lead to it.

`live_class` is the state of a class, without a network; `lecture` says what its browsers get of the lecture, and when;
`people` and `seats` say who takes part, who is there now, and how fast people come in. `live_classes` holds all, in
memory and each in a folder (`on_disk`), written at most every half second; what is acknowledged before that stands in a
`journal`. `routes` has one answer with the whole state, one stream that tells each change, and what phones and the
lecturer send. `answers` knows which answers a question takes and which are right; `results` makes two tables and a page
to print.

The truth of a question leaves the server only when its answer is shown; before that the lecturer alone learns how many
are right (`aside`). In the browser `state/connection` follows a class and comes back by itself, `mount/phone` is the
light page, and `state/leading` holds the class that this browser leads: code and secret lie in its storage alone, so a
lecture goes on without the server.
"""
