// What one run does at a frame: step, loss and exact match, its answer piece by piece, and every head as a small map.

/** @import { Frame, Reel as Run, Reels } from "./payload.js" */
/** @import { Theme } from "../../draw/theme.js" */
import { memo } from "preact/compat";
import { useSize } from "../common/size.js";
import { Token } from "../common/token.jsx";
import { directionOf } from "../../words/tokens.js";
import { penOf } from "./chart.js";
import { Heads } from "./heads.jsx";
import { planOf, signAt } from "./plan.js";
import { TEXT_LENGTH, TITLE_LENGTH, answerOf, factsOf, readAndWritten } from "./sentences.js";
import { Sample } from "./timeline.jsx";

/**
 * @param {object} props
 * @param {number} props.number Of the film among those beside it.
 * @param {Reels} props.reels
 * @param {Run} props.film
 * @param {Frame} props.frame
 * @param {Theme} props.theme
 * @param {number[]} props.kinds Numbers of the kinds of attention that are shown.
 * @param {boolean} props.isOne It is one kind, chosen above.
 * @param {number} props.room Height that is left for their maps.
 * @param {boolean} props.isBrief What it reads and what is right is said once for all films.
 * @param {string} props.held The head that is kept open.
 * @param {(head: string) => void} props.onPoint
 * @param {(head: string) => void} props.onHold
 */
function ReelOf({ number, reels, film, frame, theme, kinds, isOne, room, isBrief, held, onPoint, onHold }) {
  const [box, { width }] = useSize();
  const plan =
    width > 0 &&
    kinds.length > 0 &&
    planOf(
      kinds.map((kind) => film.kinds[kind]),
      width,
      room,
      isOne,
    );
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
          {factsOf(reels, frame).map(([name, told, value]) => (
            <span key={name} class={`fact ${name}`}>
              <span class="name">{told}</span>
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
              {...{ reels, frame, plan, theme, held, onPoint, onHold }}
              kind={film.kinds[i]}
              number={i}
            />
          ))}
      </div>
    </section>
  );
}

export const Reel = memo(ReelOf);

/** The right answer above the model's own, piece by piece. @param {{film: Run, frame: Frame, isBrief: boolean}} props */
function Answer({ film, frame, isBrief }) {
  return (
    <div class={isBrief ? "answer brief" : "answer"} role="img" aria-label={readAndWritten(film, frame)}>
      <span class="asked">Reads</span>
      <Token token={film.text} length={TEXT_LENGTH} />
      <span class="names">
        <span>Right answer</span>
        <span>Model writes</span>
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

/** @param {{name: string, token: string | undefined}} props */
const Piece = ({ name, token }) =>
  token === undefined ? <bdi class={`token ${name}`}>{"\u00A0"}</bdi> : <Token token={token} class={name} />;
