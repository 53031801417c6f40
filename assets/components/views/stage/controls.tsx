// The choice on the stage: kind, layer, head, and how.

import type { ComponentChildren } from "preact";
import { headsOf } from "../../data/example/maps.ts";
import type { Example } from "../../data/example/payload.ts";
import type { Selection } from "../../data/example/selection.ts";
import { choose } from "../../state/current_selection.ts";
import { LetterKeys } from "../common/letter_keys.tsx";
import { Segments } from "../common/segments.tsx";

export const KINDS: Record<string, string> = { cross: "Cross", encoder: "Encoder", decoder: "Decoder" };

interface ControlsProps {
  example: Example;
  selection: Selection;
  /** The further controls of a page. */
  children?: ComponentChildren;
}

export function Controls({ example, selection, children }: ControlsProps) {
  const letters = example.whatIf ? ["O", "H", "S"] : [];
  const group = example.groups.find(({ kind }) => kind === selection.kind) ?? example.groups[0];
  const layers = Array.from({ length: group.layers }, (_, layer) => String(layer + 1));
  return (
    <div class="bar-of-controls">
      <div class="controls which">
        <Segments
          label="Attention"
          options={example.groups.map(({ kind }) => [kind, KINDS[kind]])}
          value={selection.kind}
          onChoose={(kind) => choose({ kind, rows: [] })}
        />
        <Segments
          label="Layer"
          isNamed
          options={layers.map((layer) => [layer, layer])}
          value={String(selection.layer + 1)}
          onChoose={(layer) => choose({ layer: Number(layer) - 1 })}
        />
        <Segments
          label="Head"
          isNamed
          options={headsOf(group).map((head) => [head, head])}
          value={selection.head}
          onChoose={(head) => choose({ head })}
        />
      </div>
      <div class="controls how">
        {example.groups.some(({ words }) => words) && (
          <Segments
            label="Maps between"
            options={[
              ["pieces", "pieces"],
              ["words", "words"],
            ]}
            value={selection.tokens}
            onChoose={(tokens) => choose({ tokens, rows: [] })}
          />
        )}
        <label
          class="switch"
          title={`Leaves out what goes to <s> and </s>, where many heads rest, and scales the rest of each row to sum to 1.`}>
          <input
            type="checkbox"
            role="switch"
            checked={selection.mute}
            onChange={({ currentTarget }) => choose({ mute: currentTarget.checked })}
          />
          Mute special tokens
        </label>
        {children}
        <button type="button" class="plain present" title="Fill the screen" onClick={() => choose({ present: true })}>
          Present
        </button>
        <LetterKeys
          letters={[...letters, "F", "B"]}
          does={`The arrow keys step. Keys of one letter: F presents, B blanks the screen${letters.length ? "; O switches the head off, H hides the token that is pointed at, S sends its row there" : ""}`}
        />
      </div>
    </div>
  );
}
