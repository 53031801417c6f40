// Source and target of the step that is shown: which tokens, how strongly lit, and by what.

/** @import { HeadMap } from "../example/maps.js" */
/** @import { Example, Side } from "../example/payload.js" */
/** @import { Pointed } from "../example/pointing.js" */
/** @import { Theme } from "../drawing/theme.js" */
/** @import { Address } from "./overview.jsx" */
import { useMemo } from "preact/hooks";
import { SUMMARIES, frameOf, mapOf } from "../example/maps.js";
import { NOTHING, pointedChip } from "../example/pointing.js";
import { clipped } from "../words/tokens.js";
import { Strip } from "./strip.jsx";

/**
 * @param {object} props
 * @param {Example} props.example
 * @param {Address} props.open
 * @param {number} props.step
 * @param {Pointed} props.pointed
 * @param {number} props.came Changes when exact weights come.
 * @param {Theme} props.theme
 * @param {{playing: boolean}} props.player
 * @param {(pointed: Pointed) => void} props.onPoint
 * @param {(step: number) => void} props.go
 */
export function Strips({ example, open, step, pointed, came, theme, player, onPoint, go }) {
  const chips = useMemo(() => chipsOf(example, open, step, pointed, player.playing), [example, open.layer, open.head, step, pointed, came, player.playing]);
  const head = SUMMARIES.includes(open.head) ? open.head : `head ${open.head}`;
  const at = (/** @type {Side} */ side) => (/** @type {number} */ place) => onPoint(place < 0 ? NOTHING : pointedChip(example, side, place));
  const kinds = example.encoderOnly ? ["encoder self-attention", ""] : ["cross-attention", "decoder self-attention"];
  return (
    <>
      <Strip
        title={example.encoderOnly ? "Tokens" : "Source"} note={chips.asked ? "pointed at" : `lit by ${kinds[0]}, layer ${open.layer + 1}, ${head}`}
        chips={chips.source} reveal={chips.strongest} theme={theme} onPoint={at("source")}
        onPress={example.encoderOnly ? go : undefined}
      />
      {!example.encoderOnly && (
        <Strip
          title="Target so far" note={chips.asked ? `how much each looks at “${clipped(chips.asked)}”, as it is written` : `lit by ${kinds[1]}`} chips={chips.target} reveal={step + 1} theme={theme}
          onPoint={at("target")} onPress={(place) => go(Math.max(0, place - 1))}
        />
      )}
    </>
  );
}

/**
 * @param {Example} example
 * @param {Address} open
 * @param {number} step
 * @param {Pointed} pointed
 * @param {boolean} playing
 */
function chipsOf(example, open, step, pointed, playing) {
  const whole = (/** @type {string} */ kind) => {
    const group = example.groups.find((one) => one.kind === kind);
    return group && mapOf(example, frameOf(example, group, { words: false, muted: false }), open, false);
  };
  const looks = whole(example.encoderOnly ? "encoder" : "cross");
  const reads = example.encoderOnly ? undefined : whole("decoder");
  const row = (/** @type {HeadMap | undefined} */ map, /** @type {number} */ at) =>
    map ? map.weights.subarray(at * map.columns.length, (at + 1) * map.columns.length) : [];
  const sourceWeights = [...row(looks, step)];
  // Pointing at a token of the source asks who looks at it.
  const asked = pointed.looks?.side !== "target" && pointed.lookedAt?.side === "source" && looks && !example.encoderOnly ? pointed.lookedAt.place : -1;
  const targetWeights = asked < 0 ? [...row(reads, step)] : [];
  const source = example.source.map((token, place) => ({
    token, weight: asked < 0 ? (sourceWeights[place] ?? null) : null, rounded: looks?.rounded ?? false, lit: pointed.lookedAt?.side === "source" && pointed.lookedAt.place === place,
    state: example.encoderOnly && place === step ? "current" : "",
  }));
  const target = example.target.map((token, place) => {
    const later = playing && place > step + 1;
    const forced = place > 0 && example.steps[place - 1]?.forced;
    const weight = asked >= 0 ? (looks && place > 0 ? looks.weights[(place - 1) * looks.columns.length + asked] : null) : place <= step ? (targetWeights[place] ?? null) : null;
    const isWritten = place === step + 1;
    return {
      token, weight: isWritten && asked < 0 ? null : weight, rounded: ((asked < 0 ? reads : looks)?.rounded) ?? false,
      lit: pointed.looks?.side === "target" && pointed.looks.place === place - 1,
      state: later ? "later" : isWritten && asked < 0 ? "written" : forced ? "forced" : "",
      note: isWritten && asked < 0 ? (forced ? "forced" : "written") : undefined,
    };
  });
  return { source, target, asked: asked < 0 ? "" : example.source[asked], strongest: sourceWeights.indexOf(Math.max(...sourceWeights)) };
}
