// Every picture of every link is drawn as it was when somebody last looked at it: on the page, in two widths, and as the
// file that can be kept of it.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { digestOf, drawn, lab, mount, open, room, strokesOn } from "./dom.ts";
import { packageOf, views } from "./golden.ts";

const FILE = new URL("../golden/pictures.json", import.meta.url);
const WIDTHS = [900, 390];
/** Pictures that are kept whole: one of a kind, to see in a difference what became of it. */
const KEPT = ["map", "compared", "player", "alignment", "stream-encoder", "tree", "stage-weights", "clocks", "mask", "mattered", "board-cross", "looked-at"];
const kept = new Set<string>();
const known: Record<string, Record<string, string>> = JSON.parse(readFileSync(FILE, "utf8"));
const found: typeof known = {};
const into = process.env.DRAW_INTO;

for (const view of views)
  test(view.link, async () => {
    const digests: Record<string, string> = {};
    const { node } = view.opens as { node: number };
    const ring = view.component === "beams" && node >= 0 ? { selected: node } : {}; // as its page has it
    const given = packageOf({ ...view, host: { ...view.host, ...ring } });
    open(view.opens);
    for (const width of WIDTHS) {
      room.width = width;
      const { root, end } = mount(view.component, given);
      await drawn();
      const canvases = [...root.querySelectorAll("canvas")];
      const said = [...root.querySelectorAll(":is([role=application], [role=img])[aria-label]")].map((one) =>
        [one.closest("section"), one].map((part) => part?.getAttribute("aria-label")).join(": "),
      );
      assert.equal(new Set(said).size, said.length, said.join("\n")); // no name twice in one part of a page
      digests[`${width} parts`] = digestOf(root.innerHTML);
      digests[`${width} strokes`] = digestOf(canvases.flatMap(strokesOn).join("\n"));
      if (width === WIDTHS[0])
        for (const name of Object.keys(view.files)) {
          const made = lab.makePicture(name);
          if (!made) continue;
          const svg = svgOf(made);
          digests[name] = digestOf(svg);
          if (KEPT.includes(name) && !kept.has(name)) keep(name, svg);
          if (into) writeFileSync(`${into}/${encodeURIComponent(`${view.link} ${name}`).slice(0, 200)}.svg`, svg);
        }
      end();
    }
    found[view.link] = digests;
    if (!into) assert.deepEqual(digests, known[view.link]);
  });

test("all of them are known", () => {
  if (into) writeFileSync(FILE, `${JSON.stringify(found, null, 1)}\n`);
  else assert.deepEqual(Object.keys(known), Object.keys(found));
});

/** Compare a picture that is kept whole, or keep it. */
function keep(name: string, svg: string) {
  kept.add(name);
  const file = new URL(`../golden/pictures/${name}.svg`, import.meta.url);
  const text = `${svg.replaceAll("><", ">\n<")}\n`;
  if (into) writeFileSync(file, text);
  else assert.equal(text, readFileSync(file, "utf8"));
}

const svgOf = ({ picture, theme }: any) => lab.svgOf(picture.width, picture.height, theme, (surface: unknown) => picture.draw(surface, 0, 0));
