// What is chosen, in the link: Streamlit writes the whole link in pieces, as it knew it when a run began.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { USUAL } from "../../assets/components/data/example/selection.ts";
import { document, drawn, location, mount, takeDown, window } from "./dom.ts";

afterEach(takeDown);

test("what is chosen is in the link after each run, though pieces without it come last", async () => {
  const app = document.body.appendChild(document.createElement("div")) as any;
  app.setAttribute("data-testid", "stApp");
  const run = async (...written: string[]) => {
    app.setAttribute("data-test-script-state", "running");
    for (const query of written) window.history.replaceState(null, "", query);
    app.setAttribute("data-test-script-state", "notRunning");
    await drawn();
    return location.search;
  };
  const { end } = mount("follow", { turn: 1e6, selection: { ...USUAL, head: "2" }, opened: null });
  assert.equal(await run("?text=hey", "?text=hey&stage=scores"), "?text=hey&stage=scores&layer=1&head=2");
  assert.equal(await run("?text=hey&layer=2&head=3"), "?text=hey&layer=2&head=3"); // the server knows something newer
  end();
  assert.equal(await run("?model=m"), "?model=m"); // another page shows no head
  app.remove();
});
