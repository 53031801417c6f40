// The stage: all views of one example, linked. A spot pointed at in one is lit in all; a choice is drawn at once.

import type { Example } from "../../data/example/payload.ts";
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

/** Draw the stage as its host wants it arranged. */
export function Stage(props: StageProps) {
  const Own = STAGES[props.example.layout];
  return <Own {...props} />;
}
