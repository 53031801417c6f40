// The lecturer's news for a class: its place and the answers shown, once there is a connection, and each in its turn.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { asked, at, fresh, happen, only, open, storage, streams } from "./server_by_hand.ts";

const KEY = "attention-lab-lead";
const LEAD = { code: "BCDFGHJK", secret: "secret-of-the-lecturer" };
const { addressOf, goTo, order, showAll, takeLead } = await import("../../assets/components/state/leading.ts");

beforeEach(() => {
  takeLead(null);
  fresh(false);
});

/**
 * Lead a class that was just found.
 * @param changes Changes of its state.
 */
async function leadClass(changes?: object) {
  takeLead(LEAD);
  await only().reply(200, { state: at(5, changes), own: {} });
}

/** Return the only message to the server, which says this; it is to be answered, or else nothing more is told. */
function takeMessage(scene?: string, show?: string) {
  const { address, body, ...answer } = only();
  assert.equal(address, "http://lab.test/sub/lab/class/BCDFGHJK/lead");
  assert.deepEqual([body.secret, body.scene, body.show], [LEAD.secret, scene, show]);
  return answer;
}

test("a scene is told once; where the class is already is told to nobody", async () => {
  await leadClass({ scene: 2 });
  goTo("beginners.2");
  assert.deepEqual(asked, []);
  goTo("beginners.3");
  goTo("beginners.3");
  await takeMessage("3").reply(200, at(6, { scene: 3 }));
  goTo("beginners.3");
  assert.deepEqual(asked, []);
});

test("another lecture than that of the class is looked at alone", async () => {
  await leadClass();
  goTo("forty.3");
  assert.deepEqual(asked, []);
  streams[0].onerror();
  goTo("beginners.2");
  goTo("forty.4"); // due news stays due
  mock.timers.tick(1500);
  await only().reply(200, { state: at(5), own: {} });
  await takeMessage("2").reply(200, at(6, { scene: 2 }));
});

test("what came before the class was found, or its lecture made, is told then, if it is of its lecture", async () => {
  takeLead(LEAD);
  goTo("beginners.4");
  await only().reply(200, { state: at(5, { ready: false, lecture: "" }), own: {} });
  assert.deepEqual(asked, []);
  streams[0].tell(at(6, { lecture: undefined })); // the stream tells what all may know; the secret tells the rest
  const again = only();
  assert.deepEqual(again.headers, { "X-Lead": LEAD.secret });
  await again.reply(200, { state: at(6), own: {} });
  await takeMessage("4").reply(200, at(7, { scene: 4 }));
});

test("one after the other: of scenes that were passed quickly the last is told, and no answer is left out", async () => {
  await leadClass();
  goTo("beginners.2");
  const first = takeMessage("2");
  goTo("beginners.3");
  showAll("one");
  showAll("two");
  goTo("beginners.4");
  await first.reply(200, at(6, { scene: 2 }));
  await takeMessage("4", "one").reply(200, at(7, { scene: 4 }));
  await takeMessage(undefined, "two").reply(200, at(8, { scene: 4 }));
  assert.deepEqual(asked, []);
});

test("what nobody heard is told again, whether the way was lost without a word or with one", async () => {
  await leadClass();
  showAll("one");
  await takeMessage(undefined, "one").fail();
  goTo("beginners.2");
  await takeMessage("2", "one").reply(503, "<html>");
  assert.deepEqual(asked, []);
  mock.timers.tick(2000);
  await takeMessage("2", "one").fail();
  streams[0].onerror();
  goTo("beginners.3");
  assert.deepEqual(asked, []); // nothing is tried in vain while it is lost
  mock.timers.tick(1500);
  await only().reply(200, { state: at(5), own: {} });
  await takeMessage("3", "one").reply(200, at(6, { scene: 3 }));
});

test("what is refused is told no more, and an answer that is older than the news replaces nothing", async () => {
  await leadClass();
  goTo("beginners.3");
  await takeMessage("3").reply(403, { why: "no" });
  mock.timers.tick(2000);
  assert.deepEqual(asked, []);
  goTo("beginners.2");
  const sent = takeMessage("2");
  streams[0].tell(at(8, { scene: 4 })); // somebody else leads too
  await sent.reply(200, at(6, { scene: 2 }));
  goTo("beginners.4");
  assert.deepEqual(asked, []);
});

test("a class that was left while it was told something hears nothing of the next one's", async () => {
  await leadClass();
  goTo("beginners.2");
  const sent = takeMessage("2");
  const other = { code: "KJHGFDCB", secret: "another-secret" };
  takeLead(other);
  await only().reply(200, { state: at(1), own: {} });
  goTo("beginners.2");
  await sent.reply(200, at(9, { scene: 2 }));
  const { address, body, reply } = only();
  await reply(200, at(2, { scene: 2 }));
  assert.deepEqual([address, body], ["http://lab.test/sub/lab/class/KJHGFDCB/lead", { secret: "another-secret", scene: "2" }]);
});

test("it is kept until it ends, is gone, or another window ends it", async () => {
  await leadClass();
  assert.deepEqual(JSON.parse(storage.get(KEY) ?? ""), LEAD);
  streams[0].tell(at(6, { over: true }));
  assert.equal(storage.get(KEY), undefined);
  takeLead(LEAD);
  await only().reply(404, { why: "gone" });
  assert.equal(storage.get(KEY), undefined);
  await leadClass();
  storage.delete(KEY);
  happen("storage", { key: "another" });
  assert.equal(open().length, 1);
  happen("storage", { key: KEY });
  assert.deepEqual(open(), []);
  storage.set(KEY, JSON.stringify(LEAD));
  happen("storage", { key: KEY });
  assert.match(only().address, /BCDFGHJK/);
});

test("an order goes with the secret, and to nobody where there is no class", async () => {
  assert.deepEqual(await order("end"), { reply: null, why: "There is no class now." });
  assert.deepEqual(asked, []);
  await leadClass();
  const ended = order("lead", { hide: 1 });
  const { address, body, reply } = only();
  assert.deepEqual([address, body], ["http://lab.test/sub/lab/class/BCDFGHJK/lead", { secret: LEAD.secret, hide: 1 }]);
  await reply(409, { why: "Nobody." });
  assert.equal((await ended).why, "Nobody.");
  assert.equal(addressOf("BCDFGHJK"), "http://lab.test/sub/class/BCDFGHJK");
});
