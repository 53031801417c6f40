// The stage of the decoding: one step after another, with the open head beside it; steps to come stay empty.

import { Controls } from "./controls.tsx";
import { Frame } from "./frame.tsx";
import { MapPanel, OneMap } from "./map_panel.tsx";
import { goToRow, type StageProps, useStageView } from "./stage_view.ts";
import { StepPanel } from "./step_panel.tsx";

export function StepsStage(props: StageProps) {
  const stageView = useStageView(props, { offersEverything: true, growsAtRest: true });
  return (
    <Frame stageView={stageView} arranged="steps">
      <Controls stageView={stageView} plays />
      <MapPanel stageView={stageView}>
        <OneMap stageView={stageView} onPress={(row) => goToRow(stageView, row)} />
      </MapPanel>
      <StepPanel stageView={stageView} />
    </Frame>
  );
}
