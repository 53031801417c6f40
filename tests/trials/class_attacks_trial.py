"""The harm of one student to classes: invented people, classes, QR codes, early looks.

    PYTHONPATH=.:tests/helpers .venv/bin/python tests/trials/class_attacks_trial.py [--port 8640] [ATTACK …]

It starts servers of its own on this port and the next, on an empty folder, attacks them from this computer alone, and
prints a row for each figure. It ends with 1 if a goal was missed. About two minutes for all.
"""

import argparse
import gzip
import json
import secrets
import statistics
import tempfile
import time
from itertools import count
from pathlib import Path

import numpy as np
from attacked_class import Led, teacher
from attacks import Found, Session, latency, meanwhile, request, served, still_open, take_descriptors, together

from pages.server.classroom.live_classes import MOST_CLASSES, MOST_OF_ONE
from pages.server.classroom.people import MOST_PEOPLE
from transformer.lectures import shipped_lectures

SOON = 10.0
"""Seconds within which a real person is in."""
PHONES, SEATS, INVENTED, HANDS = 30, 60, 500, 16


def is_soon(found, what, took, limit=SOON):
    """Print a row of seconds, None for never."""
    found.row(what, "never" if took is None else f"{took:.2f} s", f"<= {limit:g} s", took is not None and took <= limit)


def joins(found, port, folder):
    """Invent 500 people beside a class of 30 phones; let the lecturer remove them, then let a real person come late."""
    led = Led.of(teacher(port), port)
    led.lead(seats=SEATS)
    real = [led.join(f"phone {number}")[0] for number in range(PHONES)]
    streams = [stream for person in real for stream in led.follow(person)]
    assert {led.answer(person) for person in real} == {200}
    people, taken = count(), []

    def invent(_):
        person = f"{next(people) % INVENTED:032x}"
        if person not in taken and led.try_to_join(person) == 200:
            taken.append(person)
            led.answer(person)

    time.sleep(2)
    began = time.monotonic()
    with meanwhile(invent, HANDS):
        time.sleep(1)
        in_a_second = len(taken)
        time.sleep(SOON)
    found.row(f"of {INVENTED} invented people, in after 1 s beside {PHONES}", in_a_second, "<= 45", in_a_second <= 45)
    full, late = led.state()["state"]["people"], led.try_to_join(secrets.token_hex(16))
    what = f"people in the class of {SEATS} seats, and what one more is told"
    found.row(what, f"{full}, {late}", f"{SEATS}, 409", (full, late) == (SEATS, 409))
    ordered = time.monotonic()
    left = led.lead(remove_since=ordered - began + 0.5)["people"]
    took = time.monotonic() - ordered
    found.row("left when those of the attack are removed", f"{left} in {took:.2f} s", PHONES, left == PHONES)
    _, took = led.join("late")
    is_soon(found, "a real phone is in after the removal", took)
    led.lead(seats=MOST_PEOPLE)
    with meanwhile(lambda _: led.try_to_join(secrets.token_hex(16)), HANDS):
        time.sleep(SOON)
        _, took = led.join("later", near="127.0.0.2")
        is_soon(found, f"another, with an address of its own, while {HANDS} connections go on inventing", took)
        school = together(lambda number: led.come_in(f"school {number}", SOON), 20)
        inside = sum(one is not None and one[1] is not None for one in school)
        found.row("of 20 phones from the address of the attack, in meanwhile", inside, 20, inside == 20)
        led.lead(remove_since=time.monotonic() - began + 0.5)
        _, took = led.join("last", near="127.0.0.3")
        is_soon(found, "and after one more removal, while they go on", took)
    kept = [led.state(person)["own"] for person in real]
    held = sum(one["joined"] and len(one["answers"]) == 1 for one in kept)
    found.row("phones that kept seat and answer", f"{held} of {PHONES}", PHONES, held == PHONES)
    followed = still_open(streams)
    found.row("phones whose stream goes on", f"{followed} of {PHONES}", PHONES, followed == PHONES)
    led.end()


def classes(found, port, folder):
    """Start 45 classes in 15 browsers, then one of the lecturer who knows the key, and one of another lecturer."""
    browsers = [session for session in together(lambda _: Session(port, "lecture"), 15) if session]
    leader = teacher(port)
    other = Session(port, "lecture")
    began = time.monotonic()

    def press(number):
        codes = set()
        for _ in range(MOST_OF_ONE):
            browsers[number].press("class-beginners")
            codes.add(browsers[number].started())
        return codes - {None}

    codes = [code for started in together(press, len(browsers)) for code in started or ()]
    what = f"of 45 classes by {len(browsers)} browsers, started in {time.monotonic() - began:.1f} s"
    found.row(what, len(codes), f"< {MOST_CLASSES}", len(codes) < MOST_CLASSES)
    began = time.monotonic()
    led = Led.of(leader, port)
    is_soon(found, "the teacher's class is there for phones", time.monotonic() - began)
    is_soon(found, "and a phone is in", led.join("phone")[1], 1)
    began = time.monotonic()
    while not other.started() and time.monotonic() - began < 60:
        other.press("class-beginners")
        time.sleep(1)
    is_soon(found, "another lecturer has a class", time.monotonic() - began if other.started() else None, 25)
    for code, secret in [*codes, other.started() or ("", "")]:
        request(port, f"/lab/class/{code}/end", {"secret": secret})
    led.end()


def qr_codes(found, port, folder):
    """Ask for QR codes that are long, wrong and many, beside everybody else's requests."""
    led = Led.of(teacher(port), port)
    led.lead(scene=1)
    number = count()

    def drawn(address):
        return request(port, f"/lab/class.svg?of={address}")[0]

    floods = {
        "long": lambda: drawn(f"http://lab/{'a' * 350}/class/{led.code}"),
        "wrong": lambda: drawn(f"http://lab{next(number)}/class/BCDFGHJK"),
        "many": lambda: drawn(f"http://{secrets.token_hex(40)}/class/{led.code}"),
    }
    rows = {"without": _latencies(port, led)}
    for name, flood in floods.items():
        for _ in together(lambda _, flood=flood: flood(), 40):
            pass
        with meanwhile(lambda _, flood=flood: flood(), 40):
            time.sleep(1)
            rows[name] = _latencies(port, led)
    for name, ways in rows.items():
        for way, took in ways.items():
            median, worst = statistics.median(took) * 1000, max(took) * 1000
            what = f"{way}, {name if name == 'without' else f'beside 40 connections that ask for {name}'} QR codes"
            found.row(what, f"median {median:.0f} ms, worst {worst:.0f} ms", "250, 1500", median < 250 and worst < 1500)
    led.end()


def _latencies(port, led):
    """Return seconds of everybody's requests: for the page, for a phone's picture, for the lecturer's own QR code."""
    ways = {
        "health": "/_stcore/health",
        "a phone's picture": f"/lab/class/{led.code}/views/0",
        "the lecturer's code": f"/lab/class.svg?of=http://lab/class/{led.code}",
    }
    took = {way: [] for way in ways}
    for _ in range(30):
        for way, path in ways.items():
            took[way].append(latency(port, path))
    return took


def looks(found, port, folder):
    """Ask for every picture of every lecture before its scene or its answer."""
    leader = teacher(port)
    for name in shipped_lectures():
        led = Led.of(leader, port, name)
        led.join("curious")
        views, scenes = range(len(led.lecture["views"])), led.lecture["scenes"]
        kept = json.loads((folder / "live_classes" / led.code / "lecture.json").read_bytes())["scenes"]
        early = sum(led.ask(f"views/{view}")[0] == 200 for view in views)
        found.row(f"{name}: pictures served right after joining, of {len(views)}", early, 0, early == 0)
        first = {view: min(at for at, scene in enumerate(scenes, 1) if scene["view"] == view) for view in views}
        early, unasked, told, seen, there = 0, 0, 0, 0, {}
        for at, scene in enumerate(scenes, 1):
            led.lead(scene=at)
            for view in views:
                status, _, content = led.ask(f"views/{view}")
                early += status == 200 and first[view] > at
                there |= {view: gzip.decompress(content)} if status == 200 else {}
            if scene["posed"]:
                unasked += scene["view"] in there and first[scene["view"]] == at
                told += any(holds(content, kept[at - 1]["posed"]) for content in there.values())
                led.lead(show=scene["posed"]["id"])
            status, _, content = (
                (200, {}, gzip.compress(b"")) if scene["view"] is None else led.ask(f"views/{scene['view']}")
            )
            assert status == 200, f"{name}, scene {at}: its picture does not come with it."
            seen += bool(scene["posed"]) and holds(gzip.decompress(content), kept[at - 1]["posed"])
        found.row(f"{name}: pictures served before their scene", early, 0, early == 0)
        found.row(f"{name}: pictures of a question served before its answer", unasked, 0, unasked == 0)
        what = f"{name}: answers that can be read in a picture served before (of {seen} that their own shows)"
        found.row(what, told, 0, told == 0 and seen > 0)
        led.end()


def holds(content, posed):
    """Return whether the weights of a question stand one after the other in a picture, as it sends numbers."""
    truth = np.array(posed["truth"])
    if posed["form"] != "marks" or sum((truth > 0.001) & (truth < 0.999)) < 2:  # such a row stands everywhere
        return False
    for kind, full in (("<u2", 65535), ("<f4", 1)):
        size = np.dtype(kind).itemsize
        for start in range(size):
            numbers = np.frombuffer(content, kind, (len(content) - start) // size, start)
            with np.errstate(all="ignore"):
                rows = np.lib.stride_tricks.sliding_window_view(numbers.astype(float) / full, len(truth))
                if (np.abs(rows - truth) < 1e-4).all(axis=1).any():
                    return True
    return False


def two_servers(found, port, folder):
    """Start a second server on the folder of the first, which has a class."""
    led = Led.of(teacher(port), port)
    for number in range(5):
        led.join(f"phone {number}")
    log = folder / "second.log"
    with served(port + 1, folder, log):
        said = "leads no class" in log.read_text()
        found.row("the second server says that it leads none", said, True, said)
        page = teacher(port + 1)
        page.press("class-beginners")
        refused = page.started() is None and any("Another server works with this folder" in one for one in page.alerts)
        found.row("and starts none, for the teacher either", refused, True, refused)
        status = request(port + 1, f"/lab/class/{led.code}/state")[0]
        found.row("what it says of the first one's class", status, 404, status == 404)
        for number in range(20):
            led.join(f"later {number}")
        path = folder / "live_classes" / led.code / "class.json"
        while len(json.loads(path.read_bytes())["people"]) < 25:
            time.sleep(0.05)
        before = path.read_bytes()
    is_same = path.read_bytes() == before
    found.row("the class file is as before after the second server's end", is_same, True, is_same)
    people = led.state()["state"]["people"]
    found.row("people in the class of the first", people, 25, people == 25)


ATTACKS = {"joins": joins, "classes": classes, "qr": qr_codes, "looks": looks, "two": two_servers}


def main() -> None:
    """Try one attack after the other."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=8640)
    parser.add_argument("attack", nargs="*", choices=[*ATTACKS, []], metavar="ATTACK")
    given = parser.parse_args()
    take_descriptors()
    found = Found()
    with tempfile.TemporaryDirectory() as folder, served(given.port, Path(folder), Path(folder, "first.log")):
        for name in given.attack or ATTACKS:
            ATTACKS[name](found, given.port, Path(folder))
    found.end()


if __name__ == "__main__":
    main()
