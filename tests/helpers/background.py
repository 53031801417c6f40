"""Waiting for measurements in the background, and holding them back."""

import threading


def held_back(monkeypatch, module, name):
    """Let a function of a module wait at a gate; return the gate and the names of the threads that passed it."""
    gate, passed, function = threading.Event(), [], getattr(module, name)

    def held(*arguments):
        gate.wait(60)
        passed.append(threading.current_thread().name)
        return function(*arguments)

    monkeypatch.setattr(module, name, held)
    return gate, passed


def measured(app):
    """Wait until everything that was asked for is there; run the page again, as its visitor sees it a second later."""
    end_background()
    return app.run()


def end_background():
    """Wait until nothing is measured in the background any more."""
    for thread in threading.enumerate():
        if thread.name == "later":
            thread.join(120)
