// Numbers are written for people as Python writes them: one table of cases, which `tests/text/test_wording.py` reads too.

import assert from "node:assert/strict";
import { test } from "node:test";
import { about, decimal, inCell, percent, writeCount, writerOf } from "../../assets/components/words/numbers.ts";
import { read } from "./fixture.ts";

const CASES: ["percent" | "decimal", number, number, string][] = read("../number_cases.json");

for (const [name, value, digits, text] of CASES)
  test(`${name}(${value}, ${digits}) is ${text}`, () => assert.equal({ percent, decimal }[name](value, digits), text));

test("there are many cases", () => assert.ok(CASES.length > 25));

test("what is no number says so", () => {
  assert.deepEqual([Infinity, -Infinity, NaN].map((value) => decimal(value, 2)), ["∞", "−∞", "–"]);
});

test("a share is all or nothing only where it is", () => {
  for (let power = 1; power < 12; power += 1)
    for (const share of [10 ** -power, 1 - 10 ** -power])
      for (const digits of [0, 1, 2]) {
        const number = Number(percent(share, digits).replace(/[<>% ]/g, ""));
        assert.ok(number > 0 && number < 100, `${share} with ${digits} digits`);
      }
});

test("thousands are told apart, and a cell has whole percent or nothing", () => {
  assert.equal(writeCount(1234567), "1,234,567");
  assert.deepEqual([0, 0.004, 0.005, 0.126, 0.999, 1].map(inCell), ["", "", "1", "13", "100", "100"]);
});

test("a rounded share has no more digits than are true", () => {
  assert.deepEqual([0, 1 / 255, 0.5, 1].map(about), ["≈0 %", "≈0 %", "≈50 %", "≈100 %"]);
  assert.deepEqual([true, false].map((rounded) => writerOf({ rounded })(0.12345, 2)), ["≈12 %", "12.35 %"]);
});
