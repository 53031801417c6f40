// No style sheet has colours, sizes of letters, spaces or corners of its own: they stand in `look.css`.

import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

const ASSETS = new URL("../../assets/", import.meta.url).pathname;
const SHEETS = ["components/views/**/*.css", "components/mount/*.css", "styles/*.css"].flatMap((pattern) => globSync(pattern, { cwd: ASSETS }));
const LOOK = "components/views/common/look.css";

/** A space up to two lines of text is one of the scale, unless it is a hair of a few pixels or grows with its letters. */
const SPACE = /^(var\(--space-\d\)|-?[0-8](px)?|auto|-?[\d.]+em|!important|calc\(.*\)|(?:[3-9]|\d\d)(\.\d+)?(rem|mm)|2\.5rem|clamp\(.*\))$/;
const RULES: [RegExp, (value: string) => boolean][] = [
  [/color|background|border|outline|shadow|fill|stroke|mask/, (value) => !/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|light-dark\(/i.test(value)],
  [/^font-size$/, (value) => /^(var\(.*\)|clamp\(.*\))( !important)?$/.test(value)],
  [/^border-radius$/, (value) => value.split(" ").every((one) => /^(0|50%|var\(--(round|round-small|pill)\))$/.test(one))],
  [/^(row-|column-)?gap$|^(padding|margin)(-\w+)*$/, (value) => value.match(/[\w-]+\([^()]*(\([^()]*\))*[^()]*\)|\S+/g)?.every((one) => SPACE.test(one)) ?? false],
];
/** Style sheets whose letters and boxes are as large as `layout.ts` beside them assumes. */
const MEASURED = new Set(["components/views/beams/beams.css: font-size: 12.5px", "components/views/beams/beams.css: font-size: 14.25px", "components/views/beams/beams.css: font-size: 13px"]);

test("there are style sheets to look at", () => assert.ok(SHEETS.length > 25 && SHEETS.includes(LOOK)));

for (const sheet of SHEETS.filter((one) => one !== LOOK)) {
  test(`${sheet} has no look of its own`, () => {
    const text = readFileSync(ASSETS + sheet, "utf8").replace(/\/\*.*?\*\//gs, "");
    const own = [...text.matchAll(/^\s*([a-z][\w-]*): ([^;{]+);/gm)]
      .map(([, name, value]) => [name, value.replace(/\s+/g, " ")])
      .filter(([name, value]) => RULES.some(([fits, isOfTheLook]) => fits.test(name) && !isOfTheLook(value)))
      .map(([name, value]) => `${sheet}: ${name}: ${value}`);
    assert.deepEqual(own.filter((one) => !MEASURED.has(one)), []);
  });
}

test("all that is asked of the look is there", () => {
  const given = new Set(readFileSync(ASSETS + LOOK, "utf8").match(/--[\w-]+(?=:)/g));
  const asked = SHEETS.flatMap((sheet) => readFileSync(ASSETS + sheet, "utf8").match(/(?<=var\()--(text|space|round|pill|code)[\w-]*/g) ?? []);
  assert.deepEqual([...new Set(asked)].filter((name) => !given.has(name)), []);
});
