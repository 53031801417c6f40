// Source and target of the step that is shown: which tokens, how strongly lit, and by what.

/** @import { Example, Side } from "../../data/example/payload.js" */
/** @import { Pointed } from "../../data/example/pointing.js" */
/** @import { Theme } from "../../draw/theme.js" */
/** @import { Address } from "./overview.jsx" */
import { useMemo } from "preact/hooks";
import { chipsOf } from "../../data/example/chips.js";
import { SUMMARIES } from "../../data/example/maps.js";
import { NOTHING, pointedChip } from "../../data/example/pointing.js";
import { isolated } from "../../words/tokens.js";
import { Strip } from "./strip.jsx";

/**
 * @param {object} props
 * @param {Example} props.example
 * @param {Address} props.open
 * @param {number} props.step
 * @param {Pointed} props.pointed
 * @param {Theme} props.theme
 * @param {boolean} props.grows Whether what is still to be written stays empty.
 * @param {(pointed: Pointed) => void} props.onPoint
 * @param {(step: number) => void} props.go
 */
export function Strips({ example, open, step, pointed, theme, grows, onPoint, go }) {
  const chips = useMemo(
    () => chipsOf(example, open, step, pointed, grows),
    [example, open.layer, open.head, step, pointed, grows],
  );
  const head = SUMMARIES.includes(open.head) ? open.head : `head ${open.head}`;
  const at = (/** @type {Side} */ side) => (/** @type {number} */ place) =>
    onPoint(place < 0 ? NOTHING : pointedChip(example, side, place));
  const kinds = example.encoderOnly ? ["encoder self-attention", ""] : ["cross-attention", "decoder self-attention"];
  return (
    <>
      <Strip
        title={example.encoderOnly ? "Tokens" : "Source"}
        note={chips.asked ? "pointed at" : `lit by ${kinds[0]}, layer ${open.layer + 1}, ${head}`}
        side="source"
        chips={chips.source}
        reveal={chips.strongest}
        theme={theme}
        onPoint={at("source")}
        onPress={example.encoderOnly ? go : undefined}
      />
      {!example.encoderOnly && (
        <Strip
          title="Target so far"
          note={
            chips.asked ? `how much each looks at “${isolated(chips.asked)}”, as it is written` : `lit by ${kinds[1]}`
          }
          side="target"
          chips={chips.target}
          reveal={step + 1}
          theme={theme}
          onPoint={at("target")}
          onPress={(place) => go(Math.max(0, place - 1))}
        />
      )}
    </>
  );
}
