// One step of the decoding: its player, its sentence, its source and target, and the tokens that may come next.

import { NextTokens } from "./next_tokens.tsx";
import { Player } from "./player.tsx";
import { Sentence } from "./read_out.tsx";
import type { StageView } from "./stage_view.ts";
import { Strips } from "./strips.tsx";

interface StepPanelProps {
  stageView: StageView;
  /** True beside maps, which have the room. */
  isBrief?: boolean;
}

export function StepPanel({ stageView, isBrief = false }: StepPanelProps) {
  const { example, selection, theme, send, open, pointed, setPointed, step, last, go, player, grows } = stageView;
  const now = example.steps[step];
  const canForce = send && example.forceable && !example.encoderOnly;
  const most = stageView.parts ? (stageView.parts.includes("map") ? 3 : 4) : Infinity;
  const force = (token: string) => {
    player.pause();
    send?.("forced", { step, token });
  };
  return (
    <section class="step-area">
      {example.steps.length > 0 && <Player step={selection.step} {...{ last, player, go, isBrief }} />}
      {now && <Sentence {...{ example, step, open }} />}
      <Strips {...{ example, open, step, pointed, theme, grows, go }} onPoint={setPointed} />
      {now && <NextTokens example={example} step={now} most={most} onForce={canForce ? force : undefined} />}
      {step === last && example.reason && <p class="stop">{example.reason}</p>}
    </section>
  );
}
