// Where the focus goes when what had it is gone, or a part opens: to what comes in its place, however late it comes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { document, drawn, lab } from "./dom.ts";

document.body.innerHTML = `
  <div data-testid="stApp" data-test-script-state="notRunning"><section data-testid="stMain">
    <h1>Train</h1><button id="start">Start</button><div id="place"></div></section></div>
  <button id="first" aria-haspopup="dialog" aria-expanded="false"></button>
  <button id="second" aria-haspopup="dialog" aria-expanded="false"></button>`;
const part = (id: string) => document.getElementById(id) as unknown as HTMLElement;
const mount = (name: string, data: object) =>
  lab[name]?.({ data, parentElement: part("place"), setTriggerValue() {}, setStateValue() {} });
mount("frame", { place: "", scene: "" });

const bodies = () => [...document.querySelectorAll("[data-testid=stPopoverBody]")];
async function turn(button: string, isOpen: boolean, content: string = "") {
  part(button).setAttribute("aria-expanded", String(isOpen));
  if (!isOpen) for (const one of bodies()) one.remove();
  else document.body.insertAdjacentHTML("beforeend", `<div data-testid="stPopoverBody">${content}</div>`);
  await drawn();
}

test("the title of what a form opened takes the focus, though it comes after the last word of the script", async () => {
  part("start").focus();
  mount("intoSight", { what: "a run", part: "run" });
  part("start").remove();
  await drawn();
  part("place").innerHTML = `<div class="st-key-run"><h3 id="title">copy</h3></div>`;
  await drawn();
  assert.equal(document.activeElement?.id, "title");
  part("place").innerHTML = `<div class="st-key-run"><h3 id="again">copy</h3></div>`; // drawn anew
  await drawn();
  assert.equal(document.activeElement?.id, "again");
});

test("a popover takes the focus however late the server draws in it, and none that closes takes it back", async () => {
  part("first").focus();
  await turn("first", true, "<input id='early'>");
  assert.equal(document.activeElement?.id, "early");
  const now = performance.now;
  await turn("first", false);
  part("second").focus();
  await turn("second", true);
  assert.equal(document.activeElement, bodies()[0]);
  performance.now = () => now.call(performance) + 60_000; // a minute later
  bodies()[0]?.insertAdjacentHTML("beforeend", "<input id='late'>");
  await drawn();
  performance.now = now;
  assert.equal(document.activeElement?.id, "late");
  await turn("second", false); // what is open is looked after, frame by frame, for another minute
});
