"""Texts that were made to break a page: every one of them must come out as the text that it is.

`TEXTS` is the table; `texts()` draws from it, and mixes, repeats and cuts what it draws. A text that asks for something
asks `FOREIGN` for it, so that one look at a browser's requests tells whether any text was more than text.
"""

from hypothesis import strategies as st

FOREIGN = "foreign.example"
_HOST = f"https://{FOREIGN}"

MARKDOWN = [
    f"![x]({_HOST}/a.png)", f"[x]({_HOST}/b)", f"<{_HOST}/c>", f"{_HOST}/d", f"www.{FOREIGN}/e", f"someone@{FOREIGN}",
    f"[![x]({_HOST}/f.png)]({_HOST}/g)", f"![x][y]\n\n[y]: {_HOST}/h.png", f"mailto:someone@{FOREIGN}", "# x", "### x",
    "* x", "- x", "1. x", "> x", "---", "x\n===", "**x**", "__x__", "*x*", "_x_", "***x***", "~~x~~", "`x`", "``x`y``",
    "```\nx\n```", "~~~\nx", "|a|b|\n|-|-|\n|x|y|", "- [ ] x", "- [x] y", "x  \ny", "\\*x\\*", "\\", "x\\",
    "[^1]\n\n[^1]: y", "a -> b <- c <-> d -- e >= f", ":smile:", ":+1:", ":streamlit:", ":material/home:",
    ":material/nowhere:", ":red[x]", ":blue-background[x]", ":rainbow[x]", ":small[x]", ":red-badge[x]",
    ":shortcut[Ctrl+K]", ":color[x]{foreground='red'}", ":badge[x]", "$x^2$", "$$x$$", "\\(x\\)", "\\[x\\]",
    "$\\href{" + _HOST + "/i}{x}$", "$\\includegraphics{" + _HOST + "/j.png}$", "$\\def\\x{\\x\\x}\\x$", "${}^{}$",
    "$", "&lt;b&gt;x", "&#60;b&#62;x", "&nbsp;&amp;", "[x](javascript:alert(1))", "[x](data:text/html,<b>x</b>)",
    "[x]( /etc)", "[[x]]", "]](x", "!(x)[y]", ":", "::", ":::", ":x[", ":red[" * 40 + "]" * 40, "[" * 200, "*" * 200,
    "> " * 80 + "x", "`" * 99,
]  # fmt: skip
HTML = [
    f"<img src={_HOST}/k.png>", f"<img src=x onerror=\"fetch('{_HOST}/l')\">", "<script>document.title='x'</script>",
    f"<script src={_HOST}/m.js></script>", "<b>x</b>", "<b", "</div></div>", "<a href=x>y</a>",
    f"<a href={_HOST}/n>y</a>", "<svg onload=alert(1)>", "<style>*{display:none}</style>", "<!-- x", "-->", "<br>",
    "<sub>x</sub>", f"<iframe src={_HOST}/o></iframe>", "<details open ontoggle=alert(1)>",
    "<input autofocus onfocus=alert(1)>", f"<link rel=stylesheet href={_HOST}/p.css>",
    f"<meta http-equiv=refresh content='0;url={_HOST}/q'>", "<base href=//x>", "<textarea>", "</textarea><b>x",
    "</script><b>x", "</title><b>x", "<![CDATA[x]]>", "<?xml x?>", "<!DOCTYPE x>", '"><b>x', "'><b>x",
    "\" onmouseover=\"alert(1)", "<marquee>x", f"<object data={_HOST}/r></object>", f"<video poster={_HOST}/s.png>",
    f"<span style=\"background:url({_HOST}/t.png)\">x</span>", "&#x3c;img src=x&#x3e;",
    '<span style="font-size:60px;color:red">x</span>', "<math><mi>x</mi></math>", "<template>x</template>", "<", ">",
    "&", "&;",
]  # fmt: skip
TEMPLATES = [
    "%{x}", "%{customdata[0]}", "%{y:.99f}", "<extra></extra>", "%{", "%", "%s", "%d%n%n", "%99999999d", "{}", "{0}",
    "{x!r}", "{0.__class__.__mro__}", "{{7*7}}", "${7*7}", "#{7*7}", "<%= 7*7 %>", "$(id)", "`id`", "; rm -rf x",
    "| id", "&& id", "' OR 1=1 --", "'; DROP TABLE x; --", '" OR ""="', "=1+1", "=HYPERLINK(\"" + _HOST + "/u\")",
    "@SUM(1)", "+1", "-1+1", "../../../etc/passwd", "..\\..\\x", "/etc/passwd", "C:\\x", "file:///etc/passwd", "~",
    "~root", "CON", "nul.txt", ".", "..", "javascript:alert(1)", "data:text/html,<b>x</b>", f"//{FOREIGN}/v",
    f"\\\\{FOREIGN}\\w", "__proto__", "constructor", "prototype", "toString", "undefined", "null", "None", "True",
    "NaN", '{"a": 1}', "[1, 2]", '{"__proto__": {}}', "a&b=c", "a=b", "a;b", "a,b", "a+b", "%00", "%2e%2e%2f",
    "%u0041", "%zz", "?x=y", "#x", "a\tb", "a\nb", "a\r\nb: c",
]  # fmt: skip
CHARACTERS = [
    "\x00", "a\x00b", "\x01\x02\x03", "\x07", "\x08\x08\x08", "\x1b[31mx\x1b[0m", "\x1b]0;x\x07", "\x7f", "\x80\x9b",
    "\x85", "\ufeffx", "\ufffd", "\ufffe\uffff", "\ue000", "\U000f0000", "\U0010ffff", "\u2028", "a\u2029b", "\u202ex",
    "a\u202eb\u202c", "\u202ax\u202bx", "\u2066x", "x\u2069\u2069\u2069", "\u2067x\u2068y", "\u200e\u200f\u061c",
    "\u200b", "a\u200bb", "\u200d\u200d", "\u2060", "\u00ad", "a\u00adb", "\u034f", "\u115f\u3164\uffa0", "\u2800",
    "\u00a0", "\u2003 \u3000", " ", "   ", "\t", "\n\n", " \u2028 ", "e\u0301", "\u0301x",
    "x" + "\u0336\u0489\u035c" * 30, "\u0e01" + "\u0e49" * 60, "\u0653\u0301\u20dd",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f44d\U0001f3ff", "\U0001f1e9\U0001f1ea", "\U0001f1e9",
    "\U0001f3f4\U000e0067\U000e0062\U000e007f", "\u2764\ufe0f", "\u2764\ufe0e", "\ufe0f\ufe0f", "\U000e0100",
    "\u05d0\u05d1 abc \u05d2", "\u0627\u0644\u0639\u0631\u0628\u064a\u0629 (1)", "\u0661\u0662\u0663", "\u4e2d\u6587",
    "\u65e5\u672c\u8a9e\u3067\u3059", "\ud55c\uad6d\uc5b4", "\u1112\u1161\u11ab",
    "\u0939\u093f\u0928\u094d\u0926\u0940", "\u0e44\u0e17\u0e22", "\u1100" * 40, "\ufdfa" * 20, "\ufb03", "\u00df",
    "\u0130\u0131", "\u01c5", "\u03a3\u03c2", "\u212b", "\u2126", "\u1e9b\u0323", "\U0001d573\U0001d58e",
    "\uff41\uff42", "\u0430\u0440\u0440\u04cf\u0435", "\u2603", "\u25a0", "\u275d", "\u201cx\u201d", "\u201c",
    "\u00abx\u00bb", "\u2423", "\u2192", "a \u2192 b", "\u2026", "\u27e8U+0000\u27e9", "<s>", "</s>", "<pad>", "<unk>",
    "##x", "##",
]  # fmt: skip
NUMBERS = [
    "0", "-0", "00", "1", "-1", "1.0", "1.5", ".5", "5.", "1e0", "1e308", "1e309", "-1e309", "1e-400", "inf", "-inf",
    "Infinity", "nan", "-nan", "NaN", "1_0", "1,000", "1 0", "+1", "--1", "0x10", "0b1", "0o7", "1j", "\u00b2",
    "\u00b2 x", "\u0663", "\u0663 x", "\u00bd", "\u216b", "\u2460", "\uff11", "\u4e00", "1\u0301", "2147483647",
    "2147483648", "9007199254740993", "9223372036854775808", "9" * 25, "9" * 400, "-" + "9" * 400, "9" * 5000,
    "0." + "9" * 400, "0" * 400 + "1", "9" * 400 + " x", "1 x", "0 x", "x 1", "1.1.1", "true", "false", "True", "yes",
    "on", "", " 1", "1 ", "1\n", "1\x00", "1e", "e1", "1e1e1", "1/2", "100%", "1%",
]  # fmt: skip
LONG = [
    "a" * 300, "a" * 5_000, "a " * 3_000, "\u00e4" * 300, "\U0001f600" * 300, "x.y" * 100, "." * 300, "../" * 1_000,
    "\n" * 500, "<b>" * 500, "\u202e" * 500, "\u0301" * 3_000, "a" * 20_000,
]  # fmt: skip

# A whole link longer than 512 kB never reaches a page: Streamlit itself takes it for an empty one.
TEXTS = list(dict.fromkeys([*MARKDOWN, *HTML, *TEMPLATES, *CHARACTERS, *NUMBERS, *LONG]))
"""All texts, each once."""


def texts() -> st.SearchStrategy[str]:
    """Draw any text of the table, several in a row, a piece of one, or characters nobody thought of."""
    table = st.sampled_from(TEXTS)
    several = st.lists(table, min_size=2, max_size=4).map(" ".join)
    pieces = st.builds(lambda text, start, size: text[start:][:size], table, st.integers(0, 40), st.integers(1, 40))
    # Half a surrogate pair is no text on the wire: neither a link nor a message of Streamlit can carry it.
    strange = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
    return st.one_of(table, several, pieces, strange)
