// The stage of Start: all heads, the open one, and the decoding beside it.

import { Controls } from "./controls.tsx";
import { FirstSteps } from "./first_steps.tsx";
import { Frame } from "./frame.tsx";
import { MapPanel, OneMap } from "./map_panel.tsx";
import { OverviewPanel } from "./overview_panel.tsx";
import { goToRow, type StageProps, useShown } from "./shown.ts";
import { StepPanel } from "./step_panel.tsx";

export function StartStage(props: StageProps) {
  const shown = useShown(props, { offersEverything: true });
  return (
    <Frame shown={shown} arranged="start">
      <Controls {...props} />
      {props.send && <FirstSteps root={shown.root} plays={shown.player.playing} presents={props.selection.present} />}
      <OverviewPanel shown={shown} />
      <MapPanel shown={shown}>
        <OneMap shown={shown} onPress={(row) => goToRow(shown, row)} />
      </MapPanel>
      <StepPanel shown={shown} />
    </Frame>
  );
}
