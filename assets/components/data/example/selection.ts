// The selection on the stage: the browser owns it, writes it into the link at once and tells Python a little later.

import views from "../../../views.json" with { type: "json" };
import { headsOf } from "./maps.ts";
import type { Example, Kind } from "./payload.ts";

export interface Selection {
  kind: Kind;
  /** From 0. */
  layer: number;
  /** The number of the head from 1, or a summary. */
  head: string;
  /** From 0. */
  step: number;
  /** The rows to compare. */
  rows: number[];
  tokens: "pieces" | "words";
  mute: boolean;
  /** The numbers in the cells of single heads. */
  cells: "weights" | "contributions";
  view: "map" | "lines" | "table" | "everything";
  /** True if the stage fills the screen. */
  present: boolean;
  /** The kinds in the overview; an empty list shows all. The same holds for layers and roles. */
  kinds: string[];
  layers: number[];
  roles: string[];
  /** The open node in the tree of a beam search; −1 is the winner. */
  node: number;
}

/** The name of each part in links. */
const NAMES: Record<keyof Selection, string> = {
  kind: "kind",
  layer: "layer",
  head: "head",
  step: "step",
  rows: "rows",
  tokens: "tokens",
  mute: "mute",
  cells: "cells",
  view: "view",
  present: "present",
  kinds: "only_kinds",
  layers: "only_layers",
  roles: "only_roles",
  node: "node",
};
const PARTS = Object.keys(NAMES) as (keyof Selection)[];

/** The values that links may give to each part: the table that Python reads too. */
const FIELDS: Record<string, { is: string; several?: boolean; usual?: any; listed?: number }> = views;

export const MOST_ROWS = Number(FIELDS.rows.listed);

/** The selection if nobody chose and a model says nothing. */
export const USUAL: Selection = Object.fromEntries(
  PARTS.map((part) => [part, FIELDS[NAMES[part]].several ? [] : FIELDS[NAMES[part]].usual]),
) as any;

/** The parts that together say which head is open. */
const PLACE = ["kind", "layer", "head"];

export const isOfPlace = (change: Partial<Selection>) => PLACE.some((part) => part in change);

/** Return a selection that this example has: a missing value gives way to the nearest. */
export function fitSelection(selection: Selection, example: Example): Selection {
  const group = example.groups.find(({ kind }) => kind === selection.kind) ?? example.groups[0];
  const words = selection.tokens === "words" && example.groups.some((one) => one.words);
  const { rows } = (words && group.words) || group.pieces;
  return {
    ...selection,
    kind: group.kind,
    layer: within(selection.layer, group.layers),
    head: headsOf(group).includes(selection.head) ? selection.head : "1",
    step: within(selection.step, example.steps.length || example.source.length),
    rows: selection.rows.filter((row) => row < rows.length).slice(0, MOST_ROWS),
    tokens: words ? "words" : "pieces",
    kinds: selection.kinds.filter((kind) => example.groups.some((one) => one.kind === kind)),
    layers: selection.layers.filter((layer) => layer < group.layers),
  };
}

const within = (number: number, count: number) => Math.max(0, Math.min(number, count - 1));

/**
 * Return what a link says of a selection, by name. It leaves out usual values, and those that nobody chose: the head
 * that the model opens with. The usual layer depends on the model, so a link always names a layer.
 * @param opened The parts that nobody chose.
 */
export function queryOf(selection: Selection, opened: Partial<Selection> | null): Record<string, string[]> {
  const usual = { ...USUAL, layer: -1, ...opened };
  const unusual = PARTS.filter((part) => String(selection[part]) !== String(usual[part]));
  return Object.fromEntries(
    unusual.map((part) => [NAMES[part], [selection[part]].flat().map((one) => writeValue(part, one))]),
  );
}

const writeValue = (part: keyof Selection, value: string | number | boolean) =>
  String(FIELDS[NAMES[part]].is === "count" ? Number(value) + 1 : value);

/** Return whether a link's query names any part of a selection. */
export function namesPart(query: string) {
  const params = new URLSearchParams(query);
  return Object.values(NAMES).some((name) => params.has(name));
}

/** Return the query of a link with this selection in place of the one before. */
export function inQuery(query: string, selection: Selection, opened: Partial<Selection> | null) {
  const params = new URLSearchParams(query);
  for (const name of Object.values(NAMES)) params.delete(name);
  for (const [name, values] of Object.entries(queryOf(selection, opened)))
    for (const value of values) params.append(name, value);
  return params.toString();
}
