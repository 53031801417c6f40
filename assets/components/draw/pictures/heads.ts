// All heads as a picture: a group for each kind of attention, a row of small maps for each layer.

import { filterHeads } from "../../data/example/filters.ts";
import { type Frame, isSigned, levelsOf, SUMMARIES, weightsOf } from "../../data/example/maps.ts";
import type { Example } from "../../data/example/payload.ts";
import { beside, type Picture, stackPictures } from "../picture.ts";
import type { Theme } from "../theme.ts";
import { gridOf } from "./grid.ts";
import { legend, title } from "./parts.ts";

const SIDE = 96; // pixels of a small map
const FEW = 6; // columns of maps that leave room for another kind beside them

interface Address {
  kind: string;
  layer: number;
  head: string;
}

interface HeadsPictureOptions {
  example: Example;
  frames: Frame[];
  open: Address;
  /** The layers and roles on show; an empty list shows all. */
  layers: number[];
  roles: string[];
}

/** @returns Null if no head fits. */
export function headsPicture(
  { example, frames, open, layers, roles }: HeadsPictureOptions,
  theme: Theme,
): Picture | null {
  const found = frames
    .map((frame) => ({ frame, ...filterHeads(frame, layers, roles) }))
    .filter(({ places }) => places.length);
  if (!found.length) return null;
  const groups = found.map(({ frame, places, heads }) =>
    stackPictures([title(frame.group.title, theme), mapsOf(example, frame, places, heads, open, theme)], 4),
  );
  const isBlocked = found.some(({ frame }) => !!frame.blocked?.includes(1));
  const few = Math.max(...found.map(({ heads }) => heads.length)) <= FEW;
  return stackPictures(
    [
      few ? beside(groups, 32) : stackPictures(groups, 24),
      legend({ isBlocked, signed: found.some(({ frame }) => frame.contributions) }, theme),
    ],
    16,
  );
}

function mapsOf(example: Example, frame: Frame, places: Address[], heads: string[], open: Address, theme: Theme) {
  const { group, rows, columns } = frame;
  const kind = { ...frame, shape: Math.min(1.6, Math.max(0.8, columns.length / rows.length)), side: SIDE };
  const layers = [...new Set(places.map(({ layer }) => layer))].map((layer) => ({
    layer,
    maps: heads.map((head) =>
      places.some((place) => place.layer === layer && place.head === head)
        ? {
            weights: () => (isSigned(frame, head) ? levelsOf : weightsOf)(example, frame, layer, head),
            signed: isSigned(frame, head),
            role: group.roles[layer][Number(head) - 1] ?? "",
            isOpen: group.kind === open.kind && layer === open.layer && head === open.head,
          }
        : null,
    ),
  }));
  return gridOf(
    kind,
    heads.map((head) => (SUMMARIES.includes(head) ? head : `Head ${head}`)),
    layers,
    theme,
  );
}
