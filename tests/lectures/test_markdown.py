"""The Markdown of lectures: what it may hold, and that the rest stays text."""

from html.parser import HTMLParser

from transformer.lectures import to_html

TAGS = {"sub", "p", "em", "strong", "code", "ul", "ol", "li", "a", "br"}


def tags_of(html):
    found = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, attributes: found.append((tag, dict(attributes)))
    parser.feed(html)
    return found


def test_what_is_allowed():
    html = to_html("*a* **b** `<s>`\n\n- one\n- two\n\n1. three\n\n[heads](heads?model=a&head=1)")
    assert {tag for tag, _ in tags_of(html)} == {"p", "em", "strong", "code", "ul", "li", "ol", "a"}
    assert "<code>&lt;s&gt;</code>" in html and 'href="heads?model=a&amp;head=1"' in html
    assert to_html("By *81.4 %* of `1 %2`") == "<p>By <em>81.4\N{NO-BREAK SPACE}%</em> of <code>1 %2</code></p>\n"
    assert to_html("√d_k, W_O of `d_k`, a_k") == "<p>√d<sub>k</sub>, W<sub>O</sub> of <code>d_k</code>, a_k</p>\n"
    (_, link) = tags_of(to_html("[out](https://a.example/x)"))
    assert link == ("a", {"href": "https://a.example/x", "target": "_blank", "rel": "noopener noreferrer"})


def test_the_rest_is_text():
    for text in (
        "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "![a](https://a.example/x.png)", "# Big",
        "[x](javascript:alert(1))", "[x](data:text/html,x)", "[x](//a.example)", "[x](/etc)", "[x](http://a.example)",
        '[x](https://a.b/"onclick="1)', "<https://a.example>", "| a |\n|---|\n| b |", "a\u202eb", "&#60;b&#62;",
    ):  # fmt: skip
        found = tags_of(to_html(text))
        assert {tag for tag, _ in found} <= TAGS
        for _, attributes in found:
            assert attributes.keys() <= {"href", "target", "rel"}
            assert str(attributes.get("href", "https:")).startswith("https:")
