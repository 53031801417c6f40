// Style sheets take their look from `look.css`: what it lacks would be no size and no space at all.

import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

const ASSETS = new URL("../../assets/", import.meta.url).pathname;
const SHEETS = ["components/views/**/*.css", "components/mount/*.css", "styles/*.css"].flatMap((pattern) => globSync(pattern, { cwd: ASSETS }));
const LOOK = "components/views/common/look.css";

test("all that is asked of the look is there", () => {
  assert.ok(SHEETS.length > 25 && SHEETS.includes(LOOK));
  const given = new Set(readFileSync(ASSETS + LOOK, "utf8").match(/--[\w-]+(?=:)/g));
  const asked = SHEETS.flatMap((sheet) => readFileSync(ASSETS + sheet, "utf8").match(/(?<=var\()--(text|space|round|pill|code)[\w-]*/g) ?? []);
  assert.deepEqual([...new Set(asked)].filter((name) => !given.has(name)), []);
});
