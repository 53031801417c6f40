// The stage as a map: all heads, the open one, and the decoding beside it.

import { Controls } from "./controls.tsx";
import { Frame } from "./frame.tsx";
import { MapPanel, OneMap } from "./map_panel.tsx";
import { OverviewPanel } from "./overview_panel.tsx";
import { goToRow, type StageProps, useStageView } from "./stage_view.ts";
import { StepPanel } from "./step_panel.tsx";

export function MapStage(props: StageProps) {
  const stageView = useStageView(props, { offersEverything: true });
  return (
    <Frame stageView={stageView} arranged="map">
      <Controls stageView={stageView} plays />
      <OverviewPanel stageView={stageView} />
      <MapPanel stageView={stageView}>
        <OneMap stageView={stageView} onPress={(row) => goToRow(stageView, row)} />
      </MapPanel>
      <StepPanel stageView={stageView} isBrief={!stageView.parts} />
    </Frame>
  );
}
