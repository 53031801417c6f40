// A picture as SVG: shapes and text that other programs can edit, and nothing that only a browser understands.

import { weightImage } from "./cells.ts";
import { BELOW, type Box, fontOf, HATCH, type Ink, piecesOf, type Surface, widthOfPieces } from "./surface.ts";
import { baselineOf, type Theme } from "./theme.ts";

const MOST_CELLS = 6400; // as rectangles; a larger matrix is an image
const SHARP = 4; // pixels of that image for each cell: programs that smooth it blur little

const NOT_IN_XML = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/;
const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign]);

/** Remove direction marks unless something runs from right to left: some programs draw them as boxes. */
export function withoutIdleMarks(text: string) {
  return RIGHT_TO_LEFT.test(text) ? text : text.replace(/[\u2066-\u2069]/g, "");
}

/** Remove characters that XML has no place for: they would spoil the file. */
export const legal = (text: string) => text.toWellFormed().replace(NOT_IN_XML, "");

const short = (number: number) => Math.round(number * 100) / 100;

/** @param content Markup. */
function element(name: string, attributes: Record<string, string | number | undefined>, content?: string) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(typeof value === "number" ? short(value) : value))}"`);
  return `<${name}${written.join("")}${content === undefined ? "/>" : `>${content}</${name}>`}`;
}

const attributesOf = ({ fill = "none", stroke, width = 1, opacity, dash }: Ink) => ({
  fill,
  stroke,
  "stroke-width": stroke && width,
  opacity,
  "stroke-dasharray": dash?.join(" "),
});

/** Two letters and more, none of which joins the next: of scripts whose letters stand apart. */
const SEPARATE =
  /^(?:[\p{P}\p{S}\p{N}\p{Z}]|\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Han}){2,}$/u;

/** @param width Pixels. */
export function svgOf(width: number, height: number, theme: Theme, draw: (surface: Surface) => void) {
  const parts: string[] = [];
  draw(svgSurface(parts, theme));
  const size = { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${short(width)} ${short(height)}` };
  return element("svg", size, element("defs", {}, hatchOf(theme)) + parts.join(""));
}

/** @param parts The elements drawn so far, in order. */
function svgSurface(parts: string[], theme: Theme): Surface {
  return {
    rect: (x, y, width, height, ink) =>
      parts.push(element("rect", { x, y, width, height, rx: ink.radius, ...attributesOf(ink) })),
    path(path, ink) {
      const transform = ink.shift && `translate(${ink.shift.map(short).join(" ")})`;
      parts.push(element("path", { d: path, transform, ...attributesOf(ink) }));
    },
    hatch: (x, y, width, height) => parts.push(element("rect", { x, y, width, height, fill: "url(#hatch)" })),
    cells: (weights, rows, columns, box, isSigned = false) =>
      parts.push(...cellsOf(weights, rows, columns, box, theme, isSigned)),
    text(text, x, y, lettering) {
      const { fill, size, bold, code, align = "left", turned } = lettering;
      const letters = withoutIdleMarks(legal(text));
      const pieces = piecesOf(letters, lettering, theme);
      const [place, down] = [
        turned ? { transform: `translate(${short(x)} ${short(y)}) rotate(-90)` } : { x, y: undefined },
        baselineOf(fontOf(lettering, theme)),
      ];
      const attributes = {
        ...place,
        y: turned ? down : y + down,
        fill,
        "font-family": code ? theme.codeFont : theme.font,
        "font-size": size,
        "font-weight": bold ? 700 : 400,
        "text-anchor": { left: "start", center: "middle", right: "end" }[align],
        // If the font is missing, or somebody takes another, it keeps to the same room by the gaps between its letters,
        // which stay as they are; letters that join can have no gaps.
        textLength: SEPARATE.test(letters) ? widthOfPieces(pieces) : undefined,
        "xml:space": "preserve",
      };
      const deep = BELOW.depth * size;
      const written = pieces.map(({ text: piece, below }, i) => {
        if (below) return element("tspan", { dy: deep, "font-size": BELOW.size * size }, escapeXml(piece));
        return i ? element("tspan", { dy: -deep }, escapeXml(piece)) : escapeXml(piece);
      });
      parts.push(element("text", attributes, written.join("")));
    },
  };
}

/** Write cells; neighbours of one colour are one rectangle. */
function cellsOf(
  weights: ArrayLike<number>,
  rows: number,
  columns: number,
  [left, top, width, height]: Box,
  theme: Theme,
  isSigned: boolean,
) {
  if (rows * columns > MOST_CELLS)
    return [imageOf(weights, rows, columns, [left, top, width, height], theme, isSigned)];
  const colours = isSigned ? theme.signed : theme.scale;
  const [across, down] = [width / columns, height / rows];
  const level = (i: number) => Math.min(255, Math.round(weights[i] * 255));
  const found = [];
  for (let row = 0; row < rows; row += 1)
    for (let start = 0, end = 0; start < columns; start = end) {
      const fill = colours[level(row * columns + start)];
      for (end = start + 1; end < columns && colours[level(row * columns + end)] === fill; ) end += 1;
      const place = { x: left + start * across, y: top + row * down, width: (end - start) * across, height: down };
      found.push(element("rect", { ...place, fill }));
    }
  return [element("g", { "shape-rendering": "crispEdges" }, found.join(""))];
}

function imageOf(
  weights: ArrayLike<number>,
  rows: number,
  columns: number,
  [x, y, width, height]: Box,
  theme: Theme,
  isSigned: boolean,
) {
  const canvas = Object.assign(document.createElement("canvas"), { width: columns * SHARP, height: rows * SHARP });
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  pen.imageSmoothingEnabled = false;
  pen.drawImage(weightImage(weights, rows, columns, theme, isSigned), 0, 0, canvas.width, canvas.height);
  const style = "image-rendering: pixelated";
  return element("image", {
    x,
    y,
    width,
    height,
    style,
    preserveAspectRatio: "none",
    href: canvas.toDataURL("image/png"),
  });
}

/** Write the pattern for "not allowed": diagonal lines on grey, as on a canvas. */
function hatchOf(theme: Theme) {
  const ground = element("rect", { width: HATCH, height: HATCH, fill: theme.hatchGround });
  const lines = [-HATCH, 0, HATCH].map((shift) => `M${shift - 1} ${HATCH + 1}L${shift + HATCH + 1} -1`).join("");
  const pattern = { id: "hatch", width: HATCH, height: HATCH, patternUnits: "userSpaceOnUse" };
  return element("pattern", pattern, ground + element("path", { d: lines, fill: "none", stroke: theme.hatchLine }));
}
