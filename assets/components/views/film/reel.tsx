// One run at a frame: step, loss and exact match, its answer piece by piece, and every head as a small map.

import { memo } from "preact/compat";
import type { Theme } from "../../draw/theme.ts";
import { directionOf } from "../../words/tokens.ts";
import { useSize } from "../common/size.ts";
import { Token } from "../common/token.tsx";
import { penOf } from "./chart.ts";
import { Heads } from "./heads.tsx";
import { type Frame, type Kind, mostDecided, type Reels, type Reel as Run } from "./payload.ts";
import { planInHall, planOf, signAt } from "./plan.ts";
import { Sample } from "./timeline.tsx";
import { answerOf, factsOf, readAndWritten, TEXT_LENGTH, TITLE_LENGTH } from "./words.ts";

interface ReelProps {
  /** The number of the film among those beside it. */
  number: number;
  reels: Reels;
  film: Run;
  frame: Frame;
  theme: Theme;
  /** The numbers of the kinds of attention on show. */
  kinds: number[];
  /** True for one kind, chosen above. */
  isOne: boolean;
  /** The height that is left for their maps. */
  room: number;
  /** The pixels of the screen in one of the page, in a lecture; 0 on a page. */
  hall: number;
  /** True if its text and the right answer stand once for all films. */
  isBrief: boolean;
  /** The head that is kept open. */
  held: string;
  onPoint: (head: string) => void;
  onHold: (head: string) => void;
}

function ReelOf(props: ReelProps) {
  const { number, reels, film, frame, theme, kinds, isOne, room, hall, isBrief, held, onPoint, onHold } = props;
  const [box, { width }] = useSize();
  const planned = kinds.map((kind) => film.kinds[kind]);
  const isThere = width > 0 && kinds.length > 0;
  const seen = isThere && hall ? planInHall(planned[0], width, room, hall) : null;
  const plan = seen ?? (isThere ? planOf(planned, width, room, isOne) : null);
  const headsOf = (kind: Kind) => mostDecided(kind, film, kind.layers - 1, seen?.heads ?? kind.heads);
  return (
    <section class="reel">
      {film.title && (
        <h2 class="film-title">
          <Token token={film.title} length={TITLE_LENGTH} />{" "}
          {reels.films.length > 1 && <Sample pen={penOf(theme, number, true)} />}
        </h2>
      )}
      <div class="head">
        <div class="facts">
          {factsOf(reels, frame).map(([name, label, value]) => (
            <span key={name} class={`fact ${name}`}>
              <span class="name">{label}</span>
              <span class="value">{value}</span>
            </span>
          ))}
        </div>
        <Answer film={film} frame={frame} isBrief={isBrief} />
      </div>
      <div class="kinds" ref={box}>
        {kinds.length === 0 && <p class="note">It has no attention of this kind.</p>}
        {plan &&
          kinds.map((i) => (
            <Heads
              key={i}
              place={`${number} ${i}`}
              film={reels.films.length > 1 ? film.title : ""}
              {...{ reels, frame, plan, theme, held, onPoint, onHold }}
              from={seen?.from ?? 0}
              heads={headsOf(film.kinds[i])}
              kind={film.kinds[i]}
              number={i}
            />
          ))}
      </div>
    </section>
  );
}

export const Reel = memo(ReelOf);

/** Show the right answer above the model's own, piece by piece. */
function Answer({ film, frame, isBrief }: { film: Run; frame: Frame; isBrief: boolean }) {
  return (
    <div class={isBrief ? "answer brief" : "answer"} role="img" aria-label={readAndWritten(film, frame)}>
      <span class="asked">Reads</span>
      <Token token={film.text} length={TEXT_LENGTH} />
      <span class="names">
        <span>Right</span>
        <span>Writes</span>
      </span>
      {/* Each piece is isolated, so the browser can't tell by itself which way they run. */}
      <div class="pieces" dir={directionOf([film.answer])}>
        {answerOf(film, frame).map(({ wanted, written, state }, i) => (
          <span key={i} class={`piece ${state}`}>
            <Piece name="wanted" token={wanted} />
            <Piece name="written" token={written} />
            <svg viewBox="0 0 16 16" aria-hidden="true">
              {state && <path d={signAt(state, 8, 8)} />}
            </svg>
          </span>
        ))}
      </div>
    </div>
  );
}

const Piece = ({ name, token }: { name: string; token: string | undefined }) =>
  token === undefined ? <bdi class={`token ${name}`}>{"\u00A0"}</bdi> : <Token token={token} class={name} />;
