// The frame of a stage: the languages of its texts, its colours, and the words on it.

import type { ComponentChildren } from "preact";
import type { Example } from "../../data/example/payload.ts";
import { Spoken } from "../common/token.tsx";
import { Announcer } from "./announcer.tsx";
import type { StageView } from "./stage_view.ts";

/** Say what the model writes, and whether that is right; with attention changed, also what it wrote before. */
export function describeWritten({ writes, verdict = "", whatIf }: Example) {
  const after = whatIf?.after;
  const [text, judged] = after ? [after.writes, whatIf?.verdict ?? ""] : [writes, verdict];
  const said = !after ? "Writes" : text === writes ? "Still writes" : "Now writes";
  const was = after && text !== writes ? `; as trained it was ${quote(writes)}` : "";
  return `${said} ${quote(text)}${judged && `, ${judged[0].toLowerCase()}${judged.slice(1).replace(/\.$/, "")}`}${was}.`;
}

/** Characters of a text that is read out. */
const LONGEST = 400;
const quote = (text: string) => (text ? `“${text.slice(0, LONGEST)}”` : "nothing");

interface FrameProps {
  stageView: StageView;
  /** The arrangement of its parts, see `stage.css`. */
  arranged: Example["layout"];
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
        <p class="unseen written-out">{describeWritten(example)}</p>
        <Announcer stageView={stageView} />
      </div>
    </Spoken.Provider>
  );
}
