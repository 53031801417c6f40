// A film as a moving picture, for slides: a frame is the drawing of `pictureOf` at a step.

import { GIFEncoder } from "gifenc/src/index.js";
import { framePicture, type Picture, stackPictures } from "../../draw/picture.ts";
import { title } from "../../draw/pictures/parts.ts";
import { canvasSurface } from "../../draw/surface.ts";
import { shadesOf, type Theme } from "../../draw/theme.ts";
import { isolateToken } from "../../words/tokens.ts";
import type { Reels } from "./payload.ts";
import { pictureOf } from "./picture.ts";

const MOST_FRAMES = 100;
const MOST_BYTES = 3e6; // small enough for e-mail
const MOST_PIXELS = 2e6; // pixels of a frame
const TIMES = { first: 1000, usual: 120, mark: 1200, last: 4000 }; // milliseconds
const CLEAR = 255; // the place of "as in the frame before" in the palette

/**
 * @param marked The film whose moments are shown.
 * @param goesOn Told of each frame; false ends it.
 * @returns At most 3 MB, if two frames fit into them; null if it was ended.
 */
export async function gifOf(
  reels: Reels,
  marked: number,
  theme: Theme,
  goesOn: (done: number, of: number) => boolean,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const moments = reels.films[marked].marks.map(({ frame }) =>
    reels.steps.indexOf(reels.films[marked].frames[frame].step),
  );
  for (let most = MOST_FRAMES; ; ) {
    const places = chooseFrames(reels.steps.length, moments, most);
    const bytes = await makeGif(reels, places, moments, marked, theme, goesOn);
    if (!bytes || bytes.length <= MOST_BYTES || places.length <= 2) return bytes;
    most = Math.max(2, Math.floor((0.95 * places.length * MOST_BYTES) / bytes.length));
  }
}

/** Return the frames to show: the first, the last and the wanted ones, the others evenly spaced. */
export function chooseFrames(count: number, wanted: number[], most: number) {
  const all = Array.from({ length: count }, (_, i) => i);
  if (count <= most) return all;
  const places = new Set([0, count - 1, ...wanted.slice(0, most - 2)]);
  const rest = most - places.size;
  for (let i = 0; i < rest; i++) places.add(Math.round((i * (count - 1)) / Math.max(1, rest - 1)));
  return all.filter((place) => places.has(place));
}

async function makeGif(
  reels: Reels,
  places: number[],
  moments: number[],
  marked: number,
  theme: Theme,
  goesOn: (done: number, of: number) => boolean,
) {
  const pictures = places.map((place) =>
    stackPictures([
      Boolean(reels.name) && title(isolateToken(reels.name ?? ""), theme),
      pictureOf({ reels, step: reels.steps[place], marked }, theme),
    ]),
  );
  const draw = drawer(pictures, theme);
  const colours = coloursOf(theme);
  const palette = [...colours, ...Array.from({ length: CLEAR + 1 - colours.length }, () => [0, 0, 0])];
  const placeOf = nearest(colours);
  const gif = GIFEncoder();
  let before: Uint32Array | undefined;
  for (const [i, place] of places.entries()) {
    if (!goesOn(i, places.length)) return null;
    await new Promise((go) => setTimeout(go)); // this keeps the page alive
    const { data, width, height } = draw(pictures[i]);
    const pixels = new Uint32Array(data.buffer);
    const shown = Uint8Array.from(pixels, (pixel, at) => (pixel === before?.[at] ? CLEAR : placeOf(pixel)));
    const delay =
      i === places.length - 1 ? TIMES.last : i === 0 ? TIMES.first : moments.includes(place) ? TIMES.mark : TIMES.usual;
    gif.writeFrame(shown, width, height, {
      palette: i ? undefined : palette,
      delay,
      repeat: 0,
      transparent: i > 0,
      transparentIndex: CLEAR,
      dispose: 1,
    });
    before = pixels;
  }
  gif.finish();
  return gif.bytes();
}

/** Return a function that draws pictures one after the other on a canvas with room for each of them. */
function drawer(pictures: Picture[], theme: Theme): (picture: Picture) => ImageData {
  const [wide, high] = [
    Math.max(...pictures.map(({ width }) => width)),
    Math.max(...pictures.map(({ height }) => height)),
  ];
  const canvas = document.createElement("canvas");
  return (picture) => {
    const { width, height, draw } = framePicture({ ...picture, width: wide, height: high }, theme);
    draw(canvasSurface(canvas, width, height, theme, Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)))));
    return (canvas.getContext("2d") as CanvasRenderingContext2D).getImageData(0, 0, canvas.width, canvas.height);
  };
}

/** Return a function that finds the place of the colour nearest to a pixel. */
function nearest(colours: number[][]): (pixel: number) => number {
  const known = new Map<number, number>();
  return (pixel) => {
    const found = known.get(pixel);
    if (found !== undefined) return found;
    const rgb = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    const far = colours.map((colour) => colour.reduce((sum, part, i) => sum + (part - rgb[i]) ** 2, 0));
    const place = far.indexOf(Math.min(...far));
    known.set(pixel, place);
    return place;
  };
}

/**
 * Return the palette: every second level of the scale, so that a weight is shown to within 0.4 %; and for smooth edges,
 * shades from the ground to letters and to every line.
 */
function coloursOf(theme: Theme) {
  const lines = [theme.primary, theme.query, theme.key, theme.value, ...theme.lines].slice(0, 10);
  const scale = theme.scale
    .filter((_, level) => level % 2 === 0 || level === 255)
    .map((colour) => shadesOf(colour, colour, 1)[0]);
  return [
    ...scale,
    ...shadesOf(theme.ground, theme.text, 44),
    ...lines.flatMap((line) => shadesOf(theme.ground, line, 9).slice(1)),
  ];
}
