// The stage of Decoding: one step after another, with the open head beside it; steps to come stay empty.

import { Controls } from "./controls.tsx";
import { Frame } from "./frame.tsx";
import { MapPanel, OneMap } from "./map_panel.tsx";
import { goToRow, type StageProps, useShown } from "./shown.ts";
import { StepPanel } from "./step_panel.tsx";

export function DecodingStage(props: StageProps) {
  const shown = useShown(props, { offersEverything: true, growsAtRest: true });
  return (
    <Frame shown={shown} arranged="decoding">
      <Controls {...props} />
      <MapPanel shown={shown}>
        <OneMap shown={shown} onPress={(row) => goToRow(shown, row)} />
      </MapPanel>
      <StepPanel shown={shown} />
    </Frame>
  );
}
