"""The views of links without Streamlit: its components in a page that a file could be, and the answers of their page.

A page opens here in a fifth of the time that it takes there. Drawing, pointing, keys and the link belong to the browser
are the same; `tests/browser/test_stage.py` compares the theme with Streamlit's.
"""

import base64
import html
import json
import threading
from dataclasses import asdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

from transformer.replay import FIRST_PAGE, OPENED, PARTS, Replay, ViewState, has_place, shipped_model
from transformer.replay.replay import make_keep
from transformer.views import BUNDLE, View, css_variables
from transformer.views.ideas import layout_of, stage_view, views_of

_PAGE = """<!doctype html><html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Attention Lab</title><link rel="icon" href="data:,">
<style>
{theme}
body {{ margin: 0; background: var(--st-background-color); color: var(--st-text-color); font-family: var(--st-font) }}
main {{ box-sizing: border-box; height: 100vh; overflow: auto; padding: 4rem 1rem }}
</style>
<div data-bare data-testid="stApp" data-test-script-state="notRunning" data-test-connection-state="CONNECTED">
<main data-testid="stMain">{places}</main></div>
<script type="module">
import * as lab from "/bundle.js";
window.sent = [];
for (const place of document.querySelectorAll("[data-component]")) {{
  const parentElement = place.firstElementChild.attachShadow({{ mode: "open" }});
  const {{ component, bytes, told, answers }} = place.dataset, host = JSON.parse(place.dataset.host ?? "{{}}");
  const view = Uint8Array.from(atob(bytes ?? ""), (letter) => letter.charCodeAt(0));
  const send = (name, value) => {{
    window.sent.push([name, value]);
    const answered = JSON.parse(answers ?? "{{}}")[name];
    if (answered) {{
      host[answered] = value;
      pack();
      show();
    }}
  }};
  let data = told && JSON.parse(told);
  const pack = () => {{
    const text = new TextEncoder().encode(JSON.stringify(host)), room = Math.ceil(text.length / 8) * 8;
    data = new Uint8Array(8 + room + view.length).fill(32, 8, 8 + room);
    new DataView(data.buffer).setUint32(0, room, true);
    data.set(text, 8);
    data.set(view, 8 + room);
  }};
  if (!told) pack();
  const show = () => lab[component]({{ data, parentElement, setTriggerValue: send, setStateValue: send }});
  show();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
}}
</script>"""


class BareLab:
    """A server of the views of links; `window.sent` of a page holds what its components answer, as names and values."""

    def __init__(self):
        lab, self._keep, self._pages, self._models = self, make_keep(), {}, {}

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                if self.path == "/bundle.js":
                    self._answer(BUNDLE.read_bytes(), "text/javascript")
                else:
                    self._answer(lab.page(self.path).encode(), "text/html")

            def _answer(self, content, kind):
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(content)))
                self.send_header("Cache-Control", "max-age=3600" if kind == "text/javascript" else "no-store")
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()

    def show(self, view, key="view", answers=None, **host):
        """Serve a view that no link has; return its address.

        Args:
            view: The view to show.
            key: The key under which a page would mount it.
            answers: Names of what it sends, and the part of its host that takes each value, as a page would answer.
            **host: The host that it is mounted with.
        """
        path = f"/shown-{len(self._pages)}"
        self._pages[path] = _page([_place(view, key, host, answers)])
        return f"{self.address}{path}"

    def add(self, checkpoint):
        """Let links show a model that is not shipped; return the name that links give to this model alone."""
        name = f"added-{len(self._models)}"
        self._models[name] = checkpoint
        return name

    def _open(self, name):
        return self._models.get(name) or shipped_model(name)

    def page(self, address):
        """Return the page of a link as text."""
        parts = urlsplit(address)
        if parts.path in self._pages:
            return self._pages[parts.path]
        query = {"model": ["reverse-letters"], **parse_qs(parts.query)}
        replay = Replay.of(ViewState.of(parts.path.strip("/") or FIRST_PAGE, query), self._open, self._keep)
        selection, opened = asdict(replay.selection()), None
        if not has_place({part for part, field in PARTS.items() if field.name in replay.state}):
            opened = {part: selection[part] for part in OPENED}
        told = {"turn": 0, "selection": selection, "opened": opened, "link": query}
        views = views_of(replay)
        if replay.searches:  # the page shows the decoding of the open branch beside its tree
            views.append(stage_view(replay))
        places = [_place(view, *_as_on_its_page(view, replay)) for view in views]
        follow = _attributes({"component": "follow", "told": json.dumps(told)})
        return _page([f"<div {follow}><div></div></div>", *places])


def _as_on_its_page(view: View, replay: Replay) -> tuple[str, dict]:
    """Return the key of a view and the options that its page mounts it with."""
    if view.component != "stage":
        return view.component, {}
    layout = layout_of(replay)
    return "linked-stage", {"layout": layout, "forceable": layout == "steps" and not replay.searches}


def _place(view: View, key: str, host: dict, answers: dict | None = None) -> str:
    data = {"component": view.component, "bytes": base64.b64encode(view.data).decode()}
    data |= {"host": json.dumps({**view.host, **host}), "answers": json.dumps(answers or {})}
    return f'<div class="st-key-{key}" data-testid="stElementContainer" {_attributes(data)}><div></div></div>'


def _attributes(data: dict[str, str]) -> str:
    return " ".join(f'data-{name}="{html.escape(value)}"' for name, value in data.items())


def _page(places: list[str]) -> str:
    return _PAGE.format(theme=css_variables(":root"), places="".join(places))
