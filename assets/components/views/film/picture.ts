// A film as a picture: the work of each run at the shown step, and the curves with their moments.

import { beside, type Picture, stackPictures } from "../../draw/picture.ts";
import { gridOf } from "../../draw/pictures/grid.ts";
import { legend, sentence, TEXT, title, word } from "../../draw/pictures/parts.ts";
import { fontOf } from "../../draw/surface.ts";
import { type Theme, widthOf } from "../../draw/theme.ts";
import { plain } from "../../words/parts.ts";
import { directionOf, isolateToken } from "../../words/tokens.ts";
import { chartOf, drawChart, FLAG, flagsOf, penOf } from "./chart.ts";
import { type Frame, frameAt, type Kind, type Reel, type Reels, roleOf, weightsOf } from "./payload.ts";
import { shapeOf, signAt } from "./plan.ts";
import { answerOf, describeFrame, factsOf, marksAt, TEXT_LENGTH, TITLE_LENGTH } from "./words.ts";

const WIDTH = 860; // pixels of the curves and of a line of text
const SIDE = 72; // pixels of a small map
const BESIDE = 32;
const FEW = 12; // heads in a row that leave room for another kind beside them
const PIECE = { padding: 6, gap: 3, line: 68 };

/** @param shown `marked`: the film whose moments are shown. */
export function pictureOf(
  { reels, step, marked }: { reels: Reels; step: number; marked: number },
  theme: Theme,
): Picture {
  const { films } = reels;
  const isBlocked = films.some(({ kinds }) => kinds.some(({ blocked }) => blocked));
  const frames = films.map((film) => frameAt(film, step));
  const runs = films.map((film, i) => runPicture(reels, film, frames[i], theme));
  const name = (film: Reel) => (films.length > 1 ? `${isolateToken(film.title, TITLE_LENGTH)}: ` : "");
  const sentences = films.flatMap((film, i) => [
    name(film) + plain(describeFrame(reels, film, frames[i])),
    ...marksAt(film, step).map(({ text }) => text),
  ]);
  return stackPictures(
    [
      beside(runs, 2 * BESIDE),
      legend({ isBlocked }, theme),
      timeline(reels, step, marked, theme),
      stackPictures(
        sentences.map((text) => sentence(text, WIDTH, theme)),
        4,
      ),
    ],
    16,
  );
}

function runPicture(reels: Reels, film: Reel, frame: Frame, theme: Theme) {
  const groups = film.kinds.map((kind, i) =>
    stackPictures(
      [word(kind.title, { size: 16, bold: true, fill: theme.text }, theme), heads(reels, kind, i, frame, theme)],
      4,
    ),
  );
  const isFlat = reels.films.length === 1 && film.kinds.reduce((sum, kind) => sum + kind.heads, 0) <= FEW;
  const facts = factsOf(reels, frame).map(([, name, value]) =>
    stackPictures(
      [
        word(name, { size: TEXT, fill: theme.quiet }, theme),
        word(value, { size: 22, bold: true, fill: theme.text }, theme),
      ],
      0,
    ),
  );
  return stackPictures([
    film.title.length > 0 && title(isolateToken(film.title, TITLE_LENGTH), theme),
    beside(facts, 20),
    answer(film, frame, theme),
    isFlat ? beside(groups, BESIDE) : stackPictures(groups, 16),
  ]);
}

function heads(reels: Reels, kind: Kind, number: number, frame: Frame, theme: Theme) {
  const counted = (count: number) => Array.from({ length: count }, (_, i) => i);
  const layers = counted(kind.layers).map((layer) => ({
    layer,
    maps: counted(kind.heads).map((head) => ({
      weights: () => weightsOf(kind, frame, layer, head),
      role: roleOf(reels, frame, number, layer * kind.heads + head),
    })),
  }));
  return gridOf(
    { ...kind, shape: shapeOf(kind), side: SIDE },
    counted(kind.heads).map((head) => `Head ${head + 1}`),
    layers,
    theme,
  );
}

/** Draw the text that is read, and the right answer above the model's own. */
function answer(film: Reel, frame: Frame, theme: Theme): Picture {
  const [quiet, code] = [
    { size: TEXT, fill: theme.quiet },
    { size: 15, fill: theme.text, code: true, bold: true },
  ];
  const wide = (text: string) => Math.ceil(widthOf(text, fontOf(code, theme)));
  const names = ["Reads", "Right", "Writes"];
  const indent = Math.max(...names.map((name) => Math.ceil(widthOf(name, fontOf(quiet, theme))))) + 12;
  const pieces = answerOf(film, frame).filter(({ wanted, written }) => wanted !== undefined || written !== undefined);
  const answerPieces = pieces.map(({ wanted, written, state }) => ({
    state,
    texts: [wanted, written].map((text) => (text === undefined ? "" : isolateToken(text))),
  }));
  let [x, line] = [0, 0];
  const places = answerPieces.map(({ texts }) => {
    const width = Math.max(24, ...texts.map(wide)) + 2 * PIECE.padding;
    if (x && x + width > WIDTH - indent) [x, line] = [0, line + 1];
    const place = { x, line, width };
    x += width + PIECE.gap;
    return place;
  });
  const read = isolateToken(film.text, TEXT_LENGTH);
  const width = Math.max(wide(read), ...places.map((place) => place.x + place.width));
  const isRightToLeft = directionOf([film.answer]) === "rtl";
  return {
    width: indent + width,
    height: 24 + (line + 1) * PIECE.line,
    draw(surface, left, top) {
      names.forEach((name, i) => surface.text(name, left, top + [12, 36, 62][i], quiet));
      surface.text(read, left + indent, top + 12, code);
      answerPieces.forEach(({ texts, state }, i) => {
        const place = places[i];
        const from = left + indent + (isRightToLeft ? width - place.x - place.width : place.x);
        const [middle, y] = [from + place.width / 2, top + 24 + place.line * PIECE.line];
        surface.text(texts[0], middle, y + 12, { ...code, bold: false, fill: theme.quiet, align: "center" });
        surface.rect(from + 1, y + 26, place.width - 2, 24, {
          stroke: state === "right" ? theme.primary : theme.quiet,
          width: 2,
          dash: state === "right" ? undefined : [4, 3],
          radius: 5,
        });
        surface.text(texts[1], middle, y + 38, { ...code, align: "center" });
        if (state) surface.path(signAt(state, middle, y + 60), { stroke: theme.text, width: 2 });
      });
    },
  };
}

/** Draw the curves alone. */
export const curvesOf = (reels: Reels, step: number, theme: Theme) => curves(reels, { reels, marks: [], step }, theme);

function curves(reels: Reels, shown: Parameters<typeof drawChart>[2], theme: Theme) {
  const { films } = reels;
  const chart = chartOf(reels, WIDTH);
  const key = films.map(({ title: name }, i) => {
    const pen = penOf(theme, i, true);
    return beside(
      [
        { width: 34, height: 20, draw: (surface, left, top) => surface.path(`M${left} ${top + 10}h34`, pen) },
        word(isolateToken(name, TITLE_LENGTH), { size: TEXT, fill: theme.text }, theme),
      ],
      6,
    );
  });
  return stackPictures(
    [
      films.length > 1 && beside(key, 16),
      {
        width: WIDTH,
        height: chart.height,
        draw: (surface, left, top) => drawChart(surface, chart, shown, theme, [left, top]),
      },
    ],
    6,
  );
}

function timeline(reels: Reels, step: number, marked: number, theme: Theme): Picture | null {
  if (reels.live) return null;
  const { films } = reels;
  const { marks } = films[marked];
  const flags = flagsOf(marks, chartOf(reels, WIDTH), theme);
  const lanes = 1 + Math.max(-1, ...flags.map(({ lane }) => lane));
  return stackPictures(
    [
      curves(reels, { reels, marks, step }, theme),
      lanes > 0 && {
        width: WIDTH,
        height: lanes * FLAG.lane,
        draw: (surface, left, top) =>
          flags.forEach(({ mark, left: x, wide, leans, lane }) => {
            const y = top + lane * FLAG.lane;
            surface.rect(left + x, y, wide, FLAG.height, { stroke: theme.hatchLine, radius: 4 });
            surface.rect(left + (leans ? x + wide - 4 : x), y, 4, FLAG.height, {
              fill: penOf(theme, marked, films.length > 1).stroke,
            });
            surface.text(mark.short, left + x + wide / 2, y + FLAG.height / 2, {
              size: FLAG.letters,
              fill: theme.text,
              align: "center",
            });
          }),
      },
    ],
    6,
  );
}
