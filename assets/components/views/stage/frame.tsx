// The frame of a stage: the languages of its texts, its colours, and the words on it.

import type { ComponentChildren } from "preact";
import { Spoken } from "../common/token.tsx";
import { Announcer } from "./announcer.tsx";
import type { StageView } from "./stage_view.ts";

interface FrameProps {
  stageView: StageView;
  /** The arrangement of its parts, see `stage.css`. */
  arranged: "start" | "heads" | "decoding" | "what_if";
  children: ComponentChildren;
}

export function Frame({ stageView, arranged, children }: FrameProps) {
  const { example, selection, theme, root, parts, rings } = stageView;
  const colours = { "--ramp": theme.ramp, "--query": theme.query, "--key": theme.key };
  return (
    <Spoken.Provider value={example.languages ?? {}}>
      <div
        class={[
          "stage",
          arranged,
          selection.present && "presenting",
          parts && "scene",
          ...(parts ?? []).map((part) => `with-${part}`),
          rings.includes("head") && "rings-head",
        ]
          .filter(Boolean)
          .join(" ")}
        ref={root}
        style={{ ...colours, colorScheme: theme.dark ? "dark" : "light" }}>
        {children}
        <Announcer stageView={stageView} />
      </div>
    </Spoken.Provider>
  );
}
