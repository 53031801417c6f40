// What is shown on the stage: kind, layer, head, and how.

import { useEffect, useRef } from "preact/hooks";
import { headsOf } from "../../data/example/maps.ts";
import type { Example } from "../../data/example/payload.ts";
import type { Selection } from "../../data/example/selection.ts";
import { choose } from "../../state/owner.ts";
import { LetterKeys } from "../common/letter_keys.tsx";
import { Segments } from "../common/segments.tsx";

const KINDS: Record<string, string> = { cross: "Cross", encoder: "Encoder", decoder: "Decoder" };

export function Controls({ example, selection }: { example: Example; selection: Selection }) {
  const letters = example.whatIf ? ["O", "H", "S"] : [];
  const group = example.groups.find(({ kind }) => kind === selection.kind) ?? example.groups[0];
  const layers = Array.from({ length: group.layers }, (_, layer) => String(layer + 1));
  return (
    <div class="bar-of-controls">
      <div class="controls which">
        <Segments
          label="Attention"
          options={example.groups.map(({ kind }) => [kind, KINDS[kind]])}
          value={selection.kind}
          onChoose={(kind) => choose({ kind, rows: [] })}
        />
        <Segments
          label="Layer"
          isNamed
          options={layers.map((layer) => [layer, layer])}
          value={String(selection.layer + 1)}
          onChoose={(layer) => choose({ layer: Number(layer) - 1 })}
        />
        <Segments
          label="Head"
          isNamed
          options={headsOf(group).map((head) => [head, head])}
          value={selection.head}
          onChoose={(head) => choose({ head })}
        />
      </div>
      <div class="controls how">
        {example.groups.some(({ words }) => words) && (
          <Segments
            label="Maps between"
            options={[
              ["pieces", "pieces"],
              ["words", "words"],
            ]}
            value={selection.tokens}
            onChoose={(tokens) => choose({ tokens, rows: [] })}
          />
        )}
        <label
          class="switch"
          title={`Leaves out what goes to <s> and </s>, where many heads rest, and scales the rest of each row to sum to 1.`}>
          <input
            type="checkbox"
            role="switch"
            checked={selection.mute}
            onChange={({ currentTarget }) => choose({ mute: currentTarget.checked })}
          />
          Mute special tokens
        </label>
        {example.layout === "heads" && <Filters {...{ example, selection, layers }} />}
        <button type="button" class="plain" title="Fill the screen" onClick={() => choose({ present: true })}>
          Present
        </button>
        <LetterKeys
          letters={[...letters, "F", "B"]}
          does={`The arrow keys step. Keys of one letter: F presents, B blanks the screen${letters.length ? "; O switches the head off, H hides the token that is pointed at, S sends its row there" : ""}`}
        />
      </div>
    </div>
  );
}

/** How the open head is shown. */
export function Views({ example, selection }: { example: Example; selection: Selection }) {
  return (
    <Segments label="View" options={viewsOf(example)} value={selection.view} onChoose={(view) => choose({ view })} />
  );
}

function viewsOf({ layout, encoderOnly, whatIf }: Example): [Selection["view"], string][] {
  const views = ["map", "lines", "table"] as Selection["view"][];
  return [...views, ...(layout === "heads" || encoderOnly || whatIf ? [] : ["everything" as const])].map((view) => [
    view,
    view,
  ]);
}

function Filters({ example, selection, layers }: { example: Example; selection: Selection; layers: string[] }) {
  const toggled = (list: any[], value: any) =>
    list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  const box = useRef<HTMLDetailsElement | null>(null);
  // It lies over the page: it closes when one goes on elsewhere.
  useEffect(() => {
    const leave = (event: Event) => {
      if (box.current?.open && !event.composedPath().includes(box.current)) box.current.open = false;
    };
    for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, leave, { capture: true });
    return () =>
      ["pointerdown", "focusin"].forEach((kind) => document.removeEventListener(kind, leave, { capture: true }));
  }, []);
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !box.current?.open) return;
    event.stopPropagation(); // a stage that fills the screen stays
    box.current.open = false;
    box.current.querySelector("summary")?.focus();
  };
  const isOn = selection.kinds.length + selection.layers.length + selection.roles.length > 0;
  const pills = (name: string, options: [any, string][], on: any[], change: (list: any[]) => void) => (
    <fieldset class="pills">
      <legend>{name}</legend>
      {options.map(([value, words]) => (
        <button key={words} type="button" aria-pressed={on.includes(value)} onClick={() => change(toggled(on, value))}>
          {words}
        </button>
      ))}
    </fieldset>
  );
  return (
    <details class="filters" ref={box} onKeyDown={close}>
      <summary>{isOn ? "Filter: on" : "Filter"}</summary>
      <div class="panel">
        <p class="note">Nothing chosen shows everything.</p>
        {pills(
          "Kinds",
          example.groups.map(({ kind }) => [kind, KINDS[kind]]),
          selection.kinds,
          (kinds) => choose({ kinds }),
        )}
        {pills(
          "Layers",
          layers.map((layer) => [Number(layer) - 1, layer]),
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
          <button type="button" onClick={() => choose({ kinds: [], layers: [], roles: [] })}>
            Show all heads
          </button>
        )}
      </div>
    </details>
  );
}
