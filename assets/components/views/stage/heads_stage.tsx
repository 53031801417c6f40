// The stage of all heads: they side by side, the open one with rows to compare, and its measures.

import type { Example } from "../../data/example/payload.ts";
import { Card } from "./card.tsx";
import { Controls } from "./controls.tsx";
import { Frame } from "./frame.tsx";
import { MapPanel, OneMap } from "./map_panel.tsx";
import type { Address } from "./overview.tsx";
import { OverviewPanel } from "./overview_panel.tsx";
import { type StageProps, toggleRow, useStageView } from "./stage_view.ts";

export function HeadsStage(props: StageProps) {
  const stageView = useStageView(props);
  const { example, selection } = props;
  return (
    <Frame stageView={stageView} arranged="heads">
      <Controls stageView={stageView} filters />
      <OverviewPanel stageView={stageView} besides />
      <MapPanel stageView={stageView}>
        <OneMap stageView={stageView} onPress={(row) => toggleRow(selection, row)} />
      </MapPanel>
      {example.cards && (
        <Card card={cardOf(example, stageView.open)} heading={example.cards.heading} note={example.cards.note} />
      )}
    </Frame>
  );
}

function cardOf({ cards, summaries }: Example, { kind, layer, head }: Address) {
  const card = cards?.[kind][layer][Number(head) - 1];
  return (
    card ?? {
      said: [`${head[0].toUpperCase()}${head.slice(1)}: ${summaries[head]} Roles are measured for single heads.`],
      columns: [],
    }
  );
}
