// The stage: all views of one example, linked. A spot pointed at in one is lit in all; a choice is drawn at once.

import { useMemo } from "preact/hooks";
import type { Example } from "../../data/example/payload.ts";
import { Levels, useLevel } from "./closer.tsx";
import { Flight } from "./flight.tsx";
import { HeadsStage } from "./heads_stage.tsx";
import { MapStage } from "./map_stage.tsx";
import { SentenceStage } from "./sentence_stage.tsx";
import type { StageProps } from "./stage_view.ts";
import { StepsStage } from "./steps_stage.tsx";
import { WhatIfStage } from "./what_if_stage.tsx";

const STAGES: Record<Example["layout"], (props: StageProps) => preact.JSX.Element> = {
  sentence: SentenceStage,
  map: MapStage,
  heads: HeadsStage,
  steps: StepsStage,
  what_if: WhatIfStage,
};

/** Draw the stage as its host wants it arranged, or as somebody who went closer does. */
export function Stage(props: StageProps) {
  const { layout, ways, from, end } = useLevel(props.example, props.selection, props.parts ? undefined : props.send);
  const example = useMemo(
    () => (layout === props.example.layout ? props.example : { ...props.example, layout }),
    [props.example, layout],
  );
  const Own = STAGES[layout];
  if (!example.levels) return <Own {...props} />;
  return (
    <Levels ways={ways}>
      <div class={from ? "levels flying" : "levels"}>
        <Own {...props} example={example} />
      </div>
      <Flight {...{ from, layout }} theme={props.theme} onEnd={end} />
    </Levels>
  );
}
