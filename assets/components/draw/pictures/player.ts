// A step of the decoding as a picture: its sentence, source and target as chips, the next tokens as bars.

import { type Chip, chipsOf, shareOf } from "../../data/example/chips.ts";
import type { Example, Step } from "../../data/example/payload.ts";
import type { Pointed } from "../../data/example/pointing.ts";
import { sentenceOf } from "../../data/example/sentence.ts";
import { decimal, percent } from "../../words/numbers.ts";
import { directionOf, isolateToken } from "../../words/tokens.ts";
import { beside, type Picture, stackPictures } from "../picture.ts";
import { fontOf } from "../surface.ts";
import { type Theme, widthOf } from "../theme.ts";
import { sentence, TEXT, title, word } from "./parts.ts";

const WIDTH = 640; // pixels
const CHIP = { height: 28, padding: 8, gap: 6, line: 50 };
const BAR = { line: 26, height: 12, number: 70, tag: 64 };

interface PlayerPictureOptions {
  example: Example;
  open: { kind: string; layer: number; head: string };
  step: number;
  pointed: Pointed;
}

export function playerPicture({ example, open, step, pointed }: PlayerPictureOptions, theme: Theme): Picture {
  const { source, target } = chipsOf(example, open, step, pointed, false);
  const now = example.steps[step];
  const words = now
    ? sentenceOf(example, step, open)
        .map((part) => (typeof part === "string" ? part : isolateToken(part.token)))
        .join("")
    : "";
  return stackPictures(
    [
      now && title(`Step ${step + 1} of ${example.steps.length}`, theme),
      words.length > 0 && sentence(words, WIDTH, theme),
      heading(example.encoderOnly ? "Tokens" : "Source", "", theme),
      strip(source, theme),
      !example.encoderOnly && heading("Target", "", theme),
      !example.encoderOnly && strip(target, theme),
      now &&
        heading(
          example.encoderOnly ? "Written here" : "Next token",
          `${now.drawn ? "the model’s own; outlined: what sampling draws from; " : ""}entropy ${decimal(now.entropy, 2)} nats`,
          theme,
        ),
      now && bars(now, theme),
    ],
    8,
  );
}

const heading = (text: string, note: string, theme: Theme) =>
  beside(
    [
      word(text, { size: 15, bold: true, fill: theme.text }, theme),
      note.length > 0 && word(note, { size: TEXT, fill: theme.quiet }, theme),
    ],
    8,
  );

/** Draw tokens in rows, each in the colour of its weight; a right-to-left text begins on the right. */
function strip(chips: Chip[], theme: Theme): Picture {
  const lettering = { size: TEXT, code: true };
  const widths = chips.map(
    ({ token }) =>
      Math.ceil(widthOf(isolateToken(token), fontOf({ ...lettering, bold: true, fill: "" }, theme))) + 2 * CHIP.padding,
  );
  const places: { x: number; line: number }[] = [];
  let [x, line] = [0, 0];
  for (const width of widths) {
    if (x > 0 && x + width > WIDTH) [x, line] = [0, line + 1];
    places.push({ x, line });
    x += width + CHIP.gap;
  }
  const isMirrored = directionOf(chips.map(({ token }) => token)) === "rtl";
  return {
    width: WIDTH,
    height: (line + 1) * CHIP.line,
    draw(surface, left, top) {
      chips.forEach((chip, i) => {
        const [at, y, width] = [
          left + (isMirrored ? WIDTH - places[i].x - widths[i] : places[i].x),
          top + places[i].line * CHIP.line,
          widths[i],
        ];
        const level = chip.weight === null ? -1 : Math.round(Math.min(1, chip.weight) * 255);
        const isNow = ["written", "current"].includes(chip.state);
        const ring = chip.lit
          ? theme.key
          : isNow
            ? theme.primary
            : chip.state === "forced"
              ? theme.text
              : theme.hatchLine;
        if (level >= 0) surface.rect(at, y, width, CHIP.height, { fill: theme.scale[level], radius: 6 });
        surface.rect(at, y, width, CHIP.height, { stroke: ring, width: chip.lit || isNow ? 3 : 1, radius: 6 });
        const fill = level < 0 ? theme.text : theme.ink[level];
        surface.text(isolateToken(chip.token), at + width / 2, y + CHIP.height / 2, {
          ...lettering,
          fill,
          bold: isNow,
          align: "center",
        });
        const share = shareOf(chip, chips);
        if (share)
          surface.text(share, at + width / 2, y + CHIP.height + 10, { size: 13, fill: theme.quiet, align: "center" });
      });
    },
  };
}

function bars({ top, others, drawn, writes, forced }: Step, theme: Theme): Picture {
  const lines = [
    ...top.map(([token, share], i) => ({
      name: isolateToken(token),
      share,
      drawn: drawn?.[i],
      isWritten: token === writes,
      code: true,
    })),
    { name: "others", share: others, drawn: undefined, isWritten: false, code: false },
  ];
  const wide = Math.max(
    80,
    ...lines.map(({ name, code }) =>
      Math.ceil(widthOf(name, fontOf({ size: TEXT, code, bold: true, fill: "" }, theme))),
    ),
  );
  const numbers = drawn ? 2 * BAR.number : BAR.number;
  const track = WIDTH - wide - numbers - BAR.tag - 24;
  return {
    width: WIDTH,
    height: lines.length * BAR.line,
    draw(surface, left, above) {
      lines.forEach(({ name, share, drawn: wanted, isWritten, code }, i) => {
        const [from, middle] = [left + wide + 12, above + (i + 0.5) * BAR.line];
        const box = (part: number) => [from, middle - BAR.height / 2, part * track, BAR.height] as const;
        const usual = { size: TEXT, fill: theme.text, bold: isWritten };
        surface.text(name, left, middle, { ...usual, code });
        surface.rect(...box(1), { fill: theme.hatchGround, radius: 3 });
        surface.rect(...box(share), { fill: isWritten ? theme.primary : theme.quiet, radius: 3 });
        if (wanted !== undefined) surface.rect(...box(wanted), { stroke: theme.text, width: 1.5, radius: 3 });
        surface.text(percent(share, 1), from + track + BAR.number, middle, { ...usual, align: "right" });
        if (wanted !== undefined)
          surface.text(percent(wanted, 1), from + track + 2 * BAR.number, middle, { ...usual, align: "right" });
        if (isWritten) surface.text(forced ? "forced" : "written", from + track + numbers + 10, middle, usual);
      });
    },
  };
}
