// A view as a widget of a notebook (`transformer/views/widget.py`): Python knows its selection, both ways.

import { effect } from "@preact/signals";
import type { Selection } from "../data/example/selection.ts";
import { begin, choose, currentSelection } from "../state/current_selection.ts";
import { themeAround } from "./cell.ts";
import type { View } from "./file.ts";

/** The model that anywidget gives: values that Python has too. */
interface Model {
  get(name: string): any;
  set(name: string, value: unknown): void;
  save_changes(): void;
  on(event: string, heard: () => void): void;
  off(event: string, heard: () => void): void;
}

/** @param views Views by the name of their component. */
export const widgetWith = (views: Record<string, View>) => ({
  render({ model, el }: { model: Model; el: HTMLElement }) {
    const place = el.appendChild(document.createElement("div"));
    place.className = "attention-lab";
    Object.assign(place.dataset, { cell: "", theme: themeAround(el) });
    const parentElement = place.attachShadow({ mode: "open" }).appendChild(document.createElement("div"));
    begin(model.get("selection"));
    const { buffer, byteOffset, byteLength } = model.get("data") as DataView;
    const takeDown = views[model.get("component")]({
      data: new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength),
      parentElement,
    });
    const hear = () => choose(model.get("selection") as Partial<Selection>);
    model.on("change:selection", hear);
    const stop = effect(() => {
      model.set("selection", currentSelection.value);
      model.save_changes();
    });
    return () => {
      stop();
      model.off("change:selection", hear);
      takeDown?.();
    };
  },
});
