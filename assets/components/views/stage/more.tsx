// What is rarely chosen on a stage, behind one button: all of it is in the link, but the speed.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { SUMMARIES } from "../../data/example/maps.ts";
import { choose } from "../../state/current_selection.ts";
import { decimal } from "../../words/numbers.ts";
import { LetterKeys } from "../common/letter_keys.tsx";
import { Segments } from "../common/segments.tsx";
import type { StageView } from "./stage_view.ts";

export const KINDS: Record<string, string> = { cross: "Cross", encoder: "Encoder", decoder: "Decoder" };
const SPEEDS = [0.5, 1, 2, 4];

/** The further maps, as links call them, and what people read. */
const FURTHER: Record<string, string> = {
  mean: "mean of heads",
  max: "maximum of heads",
  rollout: "rollout",
};

interface MoreProps {
  stageView: StageView;
  /** True where small maps can be left out. */
  filters: boolean;
  /** True where a decoding is played. */
  plays: boolean;
}

export function More({ stageView, filters, plays }: MoreProps) {
  const { example, selection, offersEverything, player, step, send } = stageView;
  const box = useClosing();
  const isFiltered = selection.kinds.length + selection.layers.length + selection.roles.length > 0;
  const letters = [...(example.whatIf ? ["O", "H", "S"] : []), "F", "B"];
  const now = plays ? example.steps[step] : null;
  return (
    <details class="more" ref={box.ref} onKeyDown={box.onKeyDown}>
      <summary class="plain">
        {(filters && isFiltered) || selection.mute || selection.cells !== "weights" ? "More: on" : "More"}
      </summary>
      <div class="panel">
        <label class="switch">
          <input
            type="checkbox"
            role="switch"
            checked={selection.mute}
            onChange={({ currentTarget }) => choose({ mute: currentTarget.checked })}
          />
          Mute special tokens
        </label>
        <p class="note">Leaves out what goes to &lt;s&gt; and &lt;/s&gt;, where many heads rest.</p>
        {(send || example.groups.some(({ pieces }) => pieces.contributions)) && (
          <>
            <label class="switch">
              <input
                type="checkbox"
                role="switch"
                checked={selection.cells === "contributions"}
                onChange={({ currentTarget }) => choose({ cells: currentTarget.checked ? "contributions" : "weights" })}
              />
              Contributions, not weights
            </label>
            <p class="note">How much of what a head adds comes from each token. A large weight can bring little.</p>
          </>
        )}
        <Pills name="Further maps">
          {SUMMARIES.map((head) => (
            <Pill
              key={head}
              isOn={selection.head === head}
              onPress={(isOn) => choose({ head: isOn ? "1" : head, rows: [] })}>
              {FURTHER[head]}
            </Pill>
          ))}
          {offersEverything && (
            <Pill
              isOn={selection.view === "everything"}
              onPress={(isOn) => choose({ view: isOn ? "map" : "everything" })}>
              all kinds in one map
            </Pill>
          )}
        </Pills>
        {filters && <Filters stageView={stageView} isOn={isFiltered} />}
        {now && <p class="note entropy">Entropy of the next token: {decimal(now.entropy, 2)} nats (0 = certain).</p>}
        {plays && (
          <Segments
            label="Speed"
            isNamed
            options={SPEEDS.map((speed) => [String(speed), `${speed}×`])}
            value={String(player.speed)}
            onChoose={(speed) => player.setSpeed(Number(speed))}
          />
        )}
        <LetterKeys
          letters={letters}
          does={`The arrow keys step. Keys of one letter: F presents, B blanks the screen${example.whatIf ? "; O switches the head off, H hides the token that is pointed at, S sends its row there" : ""}`}
        />
      </div>
    </details>
  );
}

/** The panel lies over the page: it closes when one goes on elsewhere, and by Escape. */
function useClosing() {
  const ref = useRef<HTMLDetailsElement | null>(null);
  useEffect(() => {
    const leave = (event: Event) => {
      if (ref.current?.open && !event.composedPath().includes(ref.current)) ref.current.open = false;
    };
    for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, leave, { capture: true });
    return () =>
      ["pointerdown", "focusin"].forEach((kind) => document.removeEventListener(kind, leave, { capture: true }));
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !ref.current?.open) return;
    event.stopPropagation(); // a stage that fills the screen stays
    ref.current.open = false;
    ref.current.querySelector("summary")?.focus();
  };
  return { ref, onKeyDown };
}

/** The heads on show: by kind, by layer, by what they do on this text. */
function Filters({ stageView: { example, selection }, isOn }: { stageView: StageView; isOn: boolean }) {
  const layers = Array.from({ length: Math.max(...example.groups.map(({ layers }) => layers)) }, (_, layer) => layer);
  const pills = <Value,>(name: string, options: [Value, string][], on: Value[], change: (list: Value[]) => void) => (
    <Pills name={name}>
      {options.map(([value, words]) => (
        <Pill
          key={words}
          isOn={on.includes(value)}
          onPress={(was) => change(was ? on.filter((one) => one !== value) : [...on, value])}>
          {words}
        </Pill>
      ))}
    </Pills>
  );
  return (
    <>
      <p class="note">Choose none of these to show all.</p>
      {pills(
        "Kinds",
        example.groups.map(({ kind }) => [kind, KINDS[kind]]),
        selection.kinds,
        (kinds) => choose({ kinds }),
      )}
      {pills(
        "Layers",
        layers.map((layer) => [layer, String(layer + 1)]),
        selection.layers,
        (chosen) => choose({ layers: chosen }),
      )}
      {pills(
        "Roles on this text",
        example.roles.map((role) => [role.name, role.name]),
        selection.roles,
        (roles) => choose({ roles }),
      )}
      {example.roles
        .filter(({ does }) => does)
        .map(({ name, does }) => (
          <p key={name} class="note">
            {name[0].toUpperCase() + name.slice(1)}: {does}.
          </p>
        ))}
      {isOn && (
        <button type="button" class="plain" onClick={() => choose({ kinds: [], layers: [], roles: [] })}>
          Show all heads
        </button>
      )}
    </>
  );
}

const Pills = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <fieldset class="pills">
    <legend>{name}</legend>
    {children}
  </fieldset>
);

interface PillProps {
  isOn: boolean;
  /** Called with whether it was on. */
  onPress: (was: boolean) => void;
  children: ComponentChildren;
}

const Pill = ({ isOn, onPress, children }: PillProps) => (
  <button type="button" aria-pressed={isOn} onClick={() => onPress(isOn)}>
    {children}
  </button>
);
