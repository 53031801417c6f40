// The choice of the heads on show: by kind, by layer, by what they do on this text.

import { useEffect, useRef } from "preact/hooks";
import type { Example } from "../../data/example/payload.ts";
import type { Selection } from "../../data/example/selection.ts";
import { choose } from "../../state/current_selection.ts";
import { KINDS } from "./controls.tsx";

export function Filters({ example, selection }: { example: Example; selection: Selection }) {
  const layers = Array.from({ length: Math.max(...example.groups.map(({ layers }) => layers)) }, (_, layer) =>
    String(layer + 1),
  );
  const toggled = (list: any[], value: any) =>
    list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  const box = useRef<HTMLDetailsElement | null>(null);
  // The panel lies over the page: it closes when one goes on elsewhere.
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
      <summary class="plain">{isOn ? "Filter: on" : "Filter"}</summary>
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
          <button type="button" class="plain" onClick={() => choose({ kinds: [], layers: [], roles: [] })}>
            Show all heads
          </button>
        )}
      </div>
    </details>
  );
}
