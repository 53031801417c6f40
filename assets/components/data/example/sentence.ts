// A step of the decoding in words: what is written yet, which token it looks at, what it writes.

import { percent, writerOf } from "../../words/numbers.ts";
import { frameOf, isRounded, SUMMARIES, weightsOf } from "./maps.ts";
import type { Example, Group, Side } from "./payload.ts";

const PREFIX = 8; // the number of last tokens that a sentence names

/** Name the head that looks: the head of attention to the source, with the open layer and number. */
function lookerOf({ kind }: Group, { layer, head }: { layer: number; head: string }) {
  const who = SUMMARIES.includes(head)
    ? head === "rollout"
      ? "the rollout"
      : `the ${head} of the heads`
    : `head ${head}`;
  return `${who} of ${kind === "cross" ? "cross-attention " : ""}layer ${layer + 1}`;
}

/** Write who looks as the beginning of a sentence, if it is one. */
const begun = (name: string, isFirst: boolean) => (isFirst ? `${name[0].toUpperCase()}${name.slice(1)}` : name);

/** A token in a sentence. */
interface Named {
  token: string;
  side: Side;
  strong?: boolean;
}

/** @returns Nothing if there is no attention to the source. */
export function sentenceOf(
  example: Example,
  step: number,
  open: { kind: string; layer: number; head: string },
): (string | Named)[] {
  const { reads, writes, probability, forced } = example.steps[step];
  const group = example.groups.find(({ kind }) => kind === (example.encoderOnly ? "encoder" : "cross"));
  if (!group) return [];
  const frame = frameOf(example, group, { words: false, muted: false });
  const width = frame.columns.length;
  const looks = weightsOf(example, frame, open.layer, open.head).subarray(step * width, (step + 1) * width);
  const place = looks.indexOf(Math.max(...looks));
  const written = example.target.slice(Math.max(1, step + 1 - PREFIX), step + 1);
  const begins = example.encoderOnly || !written.length;
  return [
    ...(example.encoderOnly
      ? ["At ", { token: reads, side: "source" as Side }]
      : !written.length
        ? ["First"]
        : [
            `Written: ${step > PREFIX ? "… " : ""}`,
            ...written.flatMap((token, i) => [i ? " " : "", { token, side: "target" as Side }]),
          ]),
    // Where the open map is the one that looks, its title says which head that is.
    (begins ? ", " : ". ") + begun(group.kind === open.kind ? "it" : lookerOf(group, open), !begins) + " looks at ",
    { token: example.source[place], side: "source", strong: true },
    ` (${writerOf({ rounded: isRounded(frame.axes) })(looks[place])}), ${forced ? "is made to write" : "writes"} `,
    { token: writes, side: "target", strong: true },
    ` (${percent(probability, 1)}).${open.kind === "encoder" && !example.encoderOnly ? " The encoder's map is the same at every step." : ""}`,
  ];
}
