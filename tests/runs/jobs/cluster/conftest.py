"""The story of a cluster mostly waits: it begins with the first test here, and its end is read last of all."""

import os
import shutil
import subprocess
import sys
import tempfile
import threading
from importlib.util import find_spec
from pathlib import Path

import pytest
from jobs import wait_until

from transformer.runs.locks import Lock

ROOT = Path(__file__).parents[4]
# It includes a process namespace, with which every process of the cluster ends.
ALONE = ["unshare", *(["-r"] if os.geteuid() else []), "-n", "-p", "-f", "--mount-proc", "--kill-child"]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: "story" in item.fixturenames)


@pytest.fixture(scope="session")
def lacking():
    """Return the reason why this machine can't run a cluster; none on CI, where a lack must fail the tests."""
    if os.environ.get("CI"):
        return ""
    if find_spec("ray") is None:
        return "Ray is not installed"
    if not shutil.which("unshare") or not shutil.which("ip"):
        return "needs unshare and ip"
    return "" if subprocess.run([*ALONE, "true"], capture_output=True).returncode == 0 else "unshare is not allowed"


@pytest.fixture(scope="session", autouse=True)
def begun(request, tmp_path_factory, lacking):
    """Begin the story in one of these tests' processes, for all of them; provide its folder."""
    shared, session = tmp_path_factory.getbasetemp(), request.session
    shared = shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared
    is_wanted = any("story" in item.fixturenames for item in session.items)
    if lacking or not is_wanted or not Lock(shared / "cluster.lock").take():
        yield shared
        return
    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp")  # short, because paths of sockets are limited
    command = [*ALONE, sys.executable, "-m", "pytest", "-n0", "-qsW", "default", "-p", "no:cacheprovider"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("RAY_", "ATTENTION_LAB_"))}
    with (shared / "told").open("wb") as told:
        process = subprocess.Popen(
            [*command, Path(__file__).with_name("cluster_story.py")],
            env={**environment, "TMPDIR": folder}, cwd=ROOT, stdout=told, stderr=told,
        )  # fmt: skip
    threading.Thread(target=lambda: (shared / "status").write_text(str(process.wait())), daemon=True).start()
    yield shared
    if not (session.shouldstop or session.shouldfail or session.exitstatus == pytest.ExitCode.INTERRUPTED):
        wait_until((shared / "status").exists, 1500)  # another process may still want to know how it ends
    process.kill()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def story(begun, lacking):
    """Return the end of the story: its exit status, and its output."""
    if lacking:
        pytest.skip(lacking)
    wait_until((begun / "status").exists, 1500)
    return (begun / "status").read_text(), (begun / "told").read_text()
