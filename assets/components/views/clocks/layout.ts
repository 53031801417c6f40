// Where clocks stand: in as many columns as make them largest, their words below or beside them.

const LEGEND = 34; // pixels above the clocks
const GAP = 14;
const WORDS = { width: { below: 112, beside: 160 }, height: 84 };
/** Pixels; the words of a small one are smaller. */
export const DIAMETER = { least: 70, small: 110, most: 280 };
const SMALL_WORDS = 64;
/** The share of the largest diameter that is given away for words that are larger, and a picture that fills its room. */
const NEARLY = 0.85;

interface Room {
  width: number;
  height: number;
}

export interface Layout extends Room {
  diameter: number;
  isBeside: boolean;
  /** The middle of each clock. */
  centres: [number, number][];
}

export function layoutOf(count: number, room: Room): Layout {
  const tried = [false, true].flatMap((isBeside) =>
    Array.from({ length: count }, (_, i) => arrange(count, i + 1, isBeside, room)),
  );
  const possible = tried.filter(({ wide, isBeside }) => wide >= leastWidth(isBeside));
  const inRoom = possible.filter(({ height }) => height <= room.height);
  const largest = Math.max(...inRoom.map(({ diameter }) => diameter));
  const good = inRoom.filter(({ diameter }) => diameter >= NEARLY * largest);
  // Where none has room, the one that takes the least.
  const sorted = (good.length ? good : possible).toSorted((one, other) => one.height - other.height);
  const { columns, wide, high, diameter, isBeside, height } = sorted.at(good.length ? -1 : 0) ?? tried[0];
  const centres = Array.from({ length: count }, (_, i): [number, number] => [
    (i % columns) * wide + (isBeside ? (diameter + GAP) / 2 : wide / 2),
    LEGEND + Math.floor(i / columns) * high + (diameter + GAP) / 2,
  ]);
  return { width: room.width, height, diameter, isBeside, centres };
}

const leastWidth = (isBeside: boolean) =>
  isBeside ? WORDS.width.beside + DIAMETER.least + GAP : Math.max(WORDS.width.below, DIAMETER.least + GAP);

function arrange(count: number, columns: number, isBeside: boolean, room: Room) {
  const rows = Math.ceil(count / columns);
  const wide = Math.floor(room.width / columns);
  const across = wide - (isBeside ? WORDS.width.beside : 0) - GAP;
  const down = Math.floor((room.height - LEGEND) / rows) - GAP;
  const large = Math.min(across, down - (isBeside ? 0 : WORDS.height));
  const small = Math.min(across, down - SMALL_WORDS, DIAMETER.small - 1);
  const fits = isBeside || large >= DIAMETER.small ? large : small;
  const diameter = Math.max(DIAMETER.least, Math.min(DIAMETER.most, fits));
  const words = diameter < DIAMETER.small ? SMALL_WORDS : WORDS.height;
  const high = diameter + GAP + (isBeside ? 0 : words);
  return { columns, wide, high, diameter, isBeside, height: LEGEND + rows * high };
}
