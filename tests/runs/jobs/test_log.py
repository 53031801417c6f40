"""The cache of runs' events: each is read once, and the cache stays within its bounds."""

from transformer.runs.jobs import log
from transformer.runs.jobs.log import append, log_at


def test_events_are_kept_for_all_and_what_was_asked_for_least_is_read_anew(tmp_path, monkeypatch):
    paths = [tmp_path / name for name in "abc"]
    for path in paths:
        append(path, {"event": "queued", "time": 1.0})
    size = paths[0].stat().st_size
    monkeypatch.setattr(log, "MOST_KEPT", 2 * size)
    monkeypatch.setattr(log, "_logs", type(log._logs)())
    first = log_at(paths[0])
    assert first.read() and first.size == size and log_at(paths[0]) is first
    log_at(paths[1]).read()
    assert log_at(paths[0]) is first  # used again, so that the other one is evicted first
    log_at(paths[2]).read()
    assert log_at(paths[0]) is first and list(log._logs) == [paths[2], paths[0]]
    append(paths[1], {"event": "paused", "time": 2.0, "step": 1})
    assert [event["event"] for event in log_at(paths[1]).read()] == ["queued", "paused"]


def test_no_more_logs_are_kept_than_the_bound(tmp_path, monkeypatch):
    monkeypatch.setattr(log, "MOST_LOGS", 3)
    monkeypatch.setattr(log, "_logs", type(log._logs)())
    for number in range(10):
        log_at(tmp_path / str(number))
    assert len(log._logs) == 3
