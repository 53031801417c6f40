// The choice on the stage: kind, layer, head, and how.

import { commonHeads } from "../../data/example/maps.ts";
import { choose } from "../../state/current_selection.ts";
import { Segments } from "../common/segments.tsx";
import { CloserButtons } from "./closer.tsx";
import { KINDS, More } from "./more.tsx";
import type { StageView } from "./stage_view.ts";

interface ControlsProps {
  stageView: StageView;
  /** True where small maps can be left out. */
  filters?: boolean;
  /** True where a decoding is played. */
  plays?: boolean;
}

export function Controls({ stageView, filters = false, plays = false }: ControlsProps) {
  const { example, selection } = stageView;
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
          options={commonHeads(group, selection.head).map((head) => [head, head])}
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
        <CloserButtons />
        <button type="button" class="plain present" title="Fill the screen" onClick={() => choose({ present: true })}>
          Present
        </button>
        <More {...{ stageView, filters, plays }} />
      </div>
    </div>
  );
}
