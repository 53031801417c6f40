// Numbers in cells keep apart, or are left out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lettersFor } from "../../assets/components/words/numbers_in_cells.ts";

for (const [what, cell, width, letters] of [
  ["where there is room, numbers have their usual size", [40, 30], 16, 14],
  ["in narrow cells they are smaller, and never touch", [17, 30], 16, 11],
  ["in low cells they are smaller, and never touch", [40, 12.2], 16, 11],
  ["in a cell that is too narrow to read them they are left out", [9.5, 30], 16, 0],
  ["in a cell that is too low to read them they are left out", [40, 6], 16, 0],
  ["a plot that is not yet laid out measures 0 and keeps its size", [40, 30], 0, 14],
] as [string, [number, number], number, number][])
  test(what, () => assert.equal(lettersFor({ width: cell[0], height: cell[1] }, { usual: 14, width }), letters));
