// A class as browsers know it: the connection to the server and back.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { openRoom, post, type RoomSnapshot } from "../../assets/components/state/connection.ts";
import { asked, at, fresh, happen, only, open, page, ROOT, STATE, streams } from "./server_by_hand.ts";

const OWN = { joined: true, name: "", answers: {} };

/** Follow a class; `latest` returns its last news. */
async function followClass() {
  const heard = [] as RoomSnapshot[];
  const room = openRoom(ROOT, "BCDFGHJK", { person: "me" }, (snapshot) => heard.push(snapshot));
  await only().reply(200, { state: STATE, own: OWN });
  return { room, heard, latest: () => heard.at(-1) as RoomSnapshot };
}

beforeEach(() => {
  fresh();
  mock.method(Math, "random", () => 0.5);
});

test("it asks where the class is, then listens, and tells each news with what it knows of itself", async () => {
  const { room, heard, latest } = await followClass();
  assert.deepEqual(heard.map(({ link }) => link), ["live"]);
  assert.equal(streams[0].address, "http://lab.test/sub/lab/class/BCDFGHJK/news");
  assert.equal(String(room.at("answer")), "http://lab.test/sub/lab/class/BCDFGHJK/answer");
  streams[0].tell(at(6, { scene: 2 }));
  assert.deepEqual([latest().state?.scene, latest().own], [2, OWN]);
  room.know((own) => own && { ...own, name: "Ada" });
  assert.deepEqual([latest().state?.scene, latest().own?.name], [2, "Ada"]);
});

test("what is lost is looked for again, each time later, until it is there; then it waits no longer than at first", async () => {
  const { latest } = await followClass();
  streams[0].onerror();
  assert.deepEqual([latest().link, latest().state?.scene, open()], ["lost", 1, []]);
  const waits = [];
  for (const wait of [1000, 2000, 4000, 8000, 15000, 15000]) {
    mock.timers.tick(wait - 1);
    assert.equal(asked.length, 0);
    mock.timers.tick(1);
    waits.push(wait);
    await only().fail();
    assert.equal(latest().link, "lost");
  }
  mock.timers.tick(15000);
  await only().reply(200, { state: at(3), own: OWN }); // a server that lost the last moments
  assert.deepEqual([latest().link, latest().state?.version], ["live", 3]);
  streams[1].tell(at(3));
  mock.method(Math, "random", () => 0); // not all of a class come back at the same moment
  streams[1].onerror();
  mock.timers.tick(500);
  only();
});

test("what is no answer of the server is none: it is tried again", async () => {
  const { latest } = await followClass();
  streams[0].onerror();
  for (const [status, text] of [[200, "<html>Log in to this network</html>"], [404, "<html>"], [404, {}], [502, { why: "no" }], [200, {}]] as [number, unknown][]) {
    mock.timers.tick(15000);
    await only().reply(status, text);
    assert.equal(latest().link, "lost");
  }
  mock.timers.tick(15000);
  await only().reply(200, { state: at(6), own: OWN });
  assert.equal(latest().link, "live");
});

test("whoever wakes asks at once, and has one stream however often it woke", async () => {
  const { latest } = await followClass();
  page.visibilityState = "hidden";
  happen("visibilitychange");
  assert.equal(asked.length, 0);
  page.visibilityState = "visible";
  happen("visibilitychange");
  happen("online");
  assert.deepEqual(open(), []);
  const [first, second] = asked.splice(0);
  await second.reply(200, { state: at(8), own: OWN });
  await first.reply(200, { state: at(7), own: OWN });
  assert.deepEqual([open().length, latest().state?.version], [1, 8]);
  streams[1].onerror(); // lost, and due to be looked for
  happen("online");
  mock.timers.tick(1000);
  await only().reply(200, { state: at(9), own: OWN });
  streams[1].onerror(); // the stream is closed
  assert.deepEqual([latest().link, asked.length, open().length], ["live", 0, 1]);
});

test("an older answer replaces no newer news, nor what this browser just told", async () => {
  const { room, latest } = await followClass();
  happen("online");
  const late = only();
  streams[0].tell(at(9, { scene: 4 }));
  room.know((own) => own && { ...own, answers: { a: 1 } });
  await late.reply(200, { state: at(8, { scene: 3 }), own: OWN });
  assert.deepEqual([latest().state?.scene, latest().own?.answers, latest().link], [4, { a: 1 }, "live"]);
});

test("a stream that says nothing for long is taken for lost; a sign of life is enough", async () => {
  const { latest } = await followClass();
  for (let time = 0; time < 5; time++) {
    mock.timers.tick(30000);
    streams[0].heard.here();
  }
  assert.deepEqual([latest().link, open().length], ["live", 1]);
  mock.timers.tick(40000);
  assert.deepEqual([latest().link, open().length], ["lost", 0]);
  mock.timers.tick(1000);
  await only().reply(200, { state: at(6), own: OWN });
  mock.timers.tick(40000); // counted from its first moment
  assert.deepEqual([latest().link, open().length], ["lost", 0]);
});

test("a class that is not there is gone, with why, and nothing asks for it any more", async () => {
  const heard = [] as RoomSnapshot[];
  openRoom(ROOT, "../x", { person: "" }, (snapshot) => heard.push(snapshot));
  const question = only();
  assert.equal(question.address, "http://lab.test/sub/lab/class/..%2Fx/state");
  await question.reply(404, { why: "There is none." });
  assert.deepEqual(heard.map(({ link, why }) => [link, why]), [["gone", "There is none."]]);
  for (const name of ["online", "visibilitychange"]) happen(name);
  mock.timers.tick(60000);
  assert.deepEqual([asked, streams], [[], []]);
});

test("a class that is over is left, whether news or an answer says so", async () => {
  const one = await followClass();
  streams[0].tell(at(6, { over: true }));
  assert.equal(one.latest().state?.over, true);
  const { room, latest } = await followClass();
  streams[1].onerror();
  mock.timers.tick(1000);
  await only().reply(200, { state: at(6, { over: true }), own: OWN });
  assert.equal(latest().state?.over, true);
  happen("online");
  mock.timers.tick(60000);
  assert.deepEqual([asked, open()], [[], []]);
  room.leave();
});

test("what is sent is refused in a sentence, whatever refuses it", async () => {
  for (const [status, text, why] of [[409, { why: "Too late." }, "Too late."], [502, "<html>", "The server can't do that now. Try again."], [200, {}, ""]] as const) {
    const sent = post(new URL(ROOT), { a: 1 });
    assert.deepEqual(asked[0].body, { a: 1 });
    await only().reply(status, text);
    assert.equal((await sent).why, why);
  }
  const lost = post(new URL(ROOT), {});
  await only().fail();
  assert.deepEqual(await lost, { reply: null, why: "The server can't be reached now. Try again." });
});
