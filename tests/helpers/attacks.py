"""The start of a server that is attacked, its requests and sessions, and a record of what an attack found."""

import http.client
import json
import os
import resource
import secrets
import socket
import subprocess
import sys
import threading
import time
from contextlib import contextmanager, suppress
from pathlib import Path

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.sync.client import connect

from pages.server import teacher, visitor

ROOT = Path(__file__).parents[2]
KEY = "a key for one attack"
_XSRF = "_streamlit_xsrf"
_kept = threading.local()


class Found:
    """A record that is printed as it grows: each row has a figure, and the goal that the figure meets or misses."""

    def __init__(self):
        self._missed = 0

    def row(self, what, figure, goal, is_met):
        """Print a row of what was found."""
        self._missed += not is_met
        print(f"{'   met' if is_met else 'MISSED'}  {what}: {figure} (goal: {goal})", flush=True)

    def end(self):
        """End the program, with status 1 if a goal was missed."""
        sys.exit(1 if self._missed else 0)


def take_descriptors():
    """Raise this process's limit of open files to as many as an attack needs."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 8192), most))


@contextmanager
def served(port, runs, log, descriptors=None, **environment):
    """Run a server that has a teacher, from its first answer on.

    Args:
        port: Its port.
        runs: Its folder of runs.
        log: The file to which its log is appended.
        descriptors: Its limits of open files, soft and hard; default: those of this process.
        **environment: Further variables of its environment.
    """
    words = [sys.executable, "-m", "streamlit", "run", "app.py", "--server.headless=true", f"--server.port={port}"]
    words += ["--server.address=127.0.0.1"]
    limits = descriptors or resource.getrlimit(resource.RLIMIT_NOFILE)
    with log.open("ab") as file:
        server = subprocess.Popen(
            words, cwd=ROOT, stdout=file, stderr=subprocess.STDOUT,
            env={**os.environ, "ATTENTION_LAB_RUNS": str(runs), teacher.KEY: KEY, **environment},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, limits),
        )  # fmt: skip
    try:
        for _ in range(240):
            with suppress(OSError):
                latency(port, patience=5)
                break
            time.sleep(0.25)
        else:
            raise RuntimeError("The server did not start within a minute.")
        yield server
    finally:
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def request(port, path, sent=None, method=None, patience=30.0, near=None, **headers):
    """Ask once; return the status, headers and body of the answer. Each thread keeps its connection, as browsers do.

    Args:
        port: The server's port.
        path: The path that is asked for.
        sent: A body, sent as JSON, or as it is if it is bytes.
        method: Default: POST if something is sent, else GET.
        patience: Seconds.
        near: The address that the request comes from: all that begin with 127 are this computer.
        **headers: Headers by their names, with `_` for `-`.
    Raises:
        OSError: If no answer comes.
    """
    body = sent if sent is None or isinstance(sent, bytes) else json.dumps(sent).encode()
    method = method or ("GET" if body is None else "POST")
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    kept = vars(_kept).pop((port, near), None)
    for way in filter(None, (kept, http.client.HTTPConnection("127.0.0.1", port, source_address=near and (near, 0)))):
        way.timeout = patience
        if way.sock:
            way.sock.settimeout(patience)
        try:
            way.request(method, path, body, headers)
            answer = way.getresponse()
            said = answer.status, dict(answer.getheaders()), answer.read()
        except (OSError, http.client.HTTPException) as error:
            way.close()
            if way is not kept:  # a kept connection may have ended meanwhile
                raise OSError(str(error)) from error
        else:
            vars(_kept)[port, near] = way
            return said
    raise AssertionError


def latency(port, path="/_stcore/health", patience=40.0):
    """Return the seconds that an answer takes."""
    began = time.monotonic()
    request(port, path, patience=patience)
    return time.monotonic() - began


def together(work, count):
    """Do something in many threads at once; return each thread's result, None where it raised an OSError."""
    results = [None] * count

    def do(number):
        with suppress(OSError):
            results[number] = work(number)

    threads = [threading.Thread(target=do, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


@contextmanager
def meanwhile(work, count):
    """Do something again and again in many threads while the block runs; `work` is told the number of its thread."""
    is_over = threading.Event()

    def again(number):
        while not is_over.is_set():
            with suppress(OSError):
                work(number)

    crowd = threading.Thread(target=together, args=(again, count))
    crowd.start()
    try:
        yield
    finally:
        is_over.set()
        crowd.join()


def hold(port, count, sent):
    """Open connections that send these bytes and no more."""
    held = []
    for _ in range(count):
        one = socket.socket()
        one.settimeout(5)
        one.connect(("127.0.0.1", port))
        one.sendall(sent)
        held.append(one)
    return held


def still_open(held):
    """Return how many of these connections the server has not ended."""
    count = 0
    for one in held:
        one.settimeout(0)
        try:
            while one.recv(4096):
                pass
        except BlockingIOError:
            count += 1
        except OSError:
            pass
    return count


def cookies_of(headers):
    """Return the one cookie that an answer sets."""
    name, _, rest = headers.get("set-cookie", "").partition("=")
    return {name: rest.partition(";")[0].strip('"')}


def teachers_cookie(port):
    """Return the cookie of a browser in which the key was typed."""
    _, headers, _ = request(port, "/lab/teacher", {"key": KEY})
    return cookies_of(headers)


class Session:
    """A page of the lab, opened as a browser does it, by a visitor of its own.

    Args:
        port: The server's port.
        page: Its name in the address.
        cookies: Cookies of this browser, besides the visitor's own.
    """

    def __init__(self, port, page, cookies=None):
        self._port = port
        self.cookies = {visitor.COOKIE: secrets.token_hex(16), **(cookies or {})}
        self._way = connect(
            f"ws://127.0.0.1:{port}/_stcore/stream", subprotocols=["streamlit"], max_size=None,
            origin=f"http://127.0.0.1:{port}", open_timeout=60, additional_headers={"Cookie": _line(self.cookies)},
        )  # fmt: skip
        self.id, self.buttons, self.components, self.alerts = "", {}, {}, []
        first = BackMsg()
        first.rerun_script.page_name = page
        self._run(first)

    def press(self, key):
        """Press a button of the page, and wait until it has done its work."""
        (button,) = [one for one in self.buttons if one.endswith(f"-{key}")]
        message = BackMsg()
        message.rerun_script.page_script_hash = self._page
        message.rerun_script.widget_states.widgets.add(id=button, trigger_value=True)
        self._run(message)

    def started(self):
        """Return the code and the secret of the class that this page was told of last; None if there is none."""
        (told,) = [data for name, data in self.components.items() if name.endswith("_classroom")]
        return told["started"] and (told["started"]["code"], told["started"]["secret"])

    def announced(self, name, size):
        """Return the head of an upload of so many bytes, with all that Streamlit asks of one."""
        path, said = self._upload(name)
        lines = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        return f"PUT {path} HTTP/1.1\r\nHost: lab\r\n{lines}Content-Length: {size}\r\n\r\n".encode()

    def upload(self, name, content):
        """Upload a file; return the status of the answer."""
        path, said = self._upload(name)
        body = b'--one\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n' + content
        return request(self._port, path, body + b"\r\n--one--\r\n", "PUT", **said)[0]

    def _upload(self, name):
        _, headers, _ = request(self._port, "/_stcore/health")
        token = cookies_of(headers)[_XSRF]
        said = {"Cookie": _line({**self.cookies, _XSRF: token}), "X-Xsrftoken": token}
        said["Content-Type"] = "multipart/form-data; boundary=one"
        return f"/_stcore/upload_file/{self.id}/{name}", said

    def close(self):
        """Leave the page."""
        self._way.close()

    def _run(self, message):
        self.buttons, self.alerts = {}, []
        self._way.send(message.SerializeToString())
        while True:
            answer = ForwardMsg.FromString(self._way.recv(timeout=90))
            kind = answer.WhichOneof("type")
            if kind == "new_session":
                self.id = answer.new_session.initialize.session_id
            elif kind == "navigation":
                self._page = answer.navigation.page_script_hash
            elif kind == "delta":
                self._see(answer.delta.new_element)
            elif kind == "script_finished":
                return

    def _see(self, element):
        kind = element.WhichOneof("type")
        if kind == "button":
            self.buttons[element.button.id] = element.button.label
        elif kind == "bidi_component":
            with suppress(ValueError):
                self.components[element.bidi_component.component_name] = json.loads(element.bidi_component.json)
        elif kind == "alert":
            self.alerts.append(element.alert.body)


def _line(cookies):
    return "; ".join(f"{name}={value}" for name, value in cookies.items())
