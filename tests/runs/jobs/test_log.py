"""The cache of runs' events: each is read once, and the cache stays within its bounds."""

from transformer.runs.jobs import log
from transformer.runs.jobs.log import append, log_at


def test_events_are_kept_for_all_and_what_was_asked_for_least_is_read_anew(tmp_path, monkeypatch):
    paths = [tmp_path / name for name in "abc"]
    for path in paths:
        append(path, {"event": "queued", "time": 1.0})
    monkeypatch.setattr(log, "MOST_KEPT", 2 * paths[0].stat().st_size)
    first, second = map(log_at, paths[:2])
    assert first.read() and second.read() and first.size == paths[0].stat().st_size
    assert log_at(paths[0]) is first  # the log is used again, so that the other one is evicted first
    log_at(paths[2]).read()
    assert log_at(paths[0]) is first and log_at(paths[1]) is not second
    append(paths[1], {"event": "paused", "time": 2.0, "step": 1})
    assert [event["event"] for event in log_at(paths[1]).read()] == ["queued", "paused"]


def test_no_more_logs_are_kept_than_the_bound(tmp_path, monkeypatch):
    monkeypatch.setattr(log, "MOST_LOGS", 3)
    logs = [log_at(tmp_path / str(number)) for number in range(10)]
    assert [log_at(tmp_path / str(number)) is logs[number] for number in (9, 8, 7, 6)] == [True, True, True, False]
