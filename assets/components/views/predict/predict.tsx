// A question about the model's answer: predicted first, by mouse, thumb or keys, then shown beside that answer.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Answer, Picture, Posed } from "../../data/questions/posed.ts";
import { classVerdict, HINTS, verdictOf } from "../../data/questions/verdicts.ts";
import type { Theme } from "../../draw/theme.ts";
import type { Moved } from "../../state/connection.ts";
import { bindUnit } from "../../words/numbers.ts";
import { Symbols } from "../common/symbols.tsx";
import { MapsBeside } from "./asked_map.tsx";
import { FORMS } from "./forms.tsx";
import { Keys } from "./keys.tsx";
import { Rounds, SecondRound } from "./rounds.tsx";

/** The class that is asked. */
interface Group {
  /** The number of people who predicted it. */
  answered: number;
  people: number;
  /** Their predictions: once the answer is shown, or while they come in if the lecturer wants that. */
  picture: Picture | null;
  /** Their predictions in the first of two rounds. */
  first?: Picture;
  moved?: Moved;
  /** The start of the second round, seconds since 1970; absent before it. */
  again?: number;
  /** The lecturer's ways: begins the second round, and lets incoming answers be seen. */
  onAgain?: () => void;
  onComing?: () => void;
  /** The way for others to come in. It is absent on their own screens. */
  join?: { address: string; code: string };
  /** A participant's score: how many predictions beat a guess by now. */
  score?: string;
  /** True if the participant's prediction was sent. It is absent if the lecturer asks. */
  isSent?: boolean;
}

export interface Props {
  posed: Posed;
  theme: Theme;
  /** The earlier prediction. */
  given: Answer | null;
  /** The prediction in the first of two rounds: the second begins with it. */
  first?: Answer | null;
  /** True if the truth is shown. */
  isShown: boolean;
  /** Takes the prediction; null if nothing was predicted. */
  onShow: (answer: Answer | null) => void;
  /** Absent if one predicts once. */
  onAgain?: () => void;
  /** Absent if the question belongs to the scene. */
  onClose?: () => void;
  /** Absent if nobody else is asked. */
  group?: Group;
  /** True if it was opened by somebody just now, whose place on the page it takes. */
  takesFocus?: boolean;
  /** Takes the prediction as it is being made, on a slide, whose own button shows the answer. */
  onMark?: (answer: Answer | null) => void;
  /** True on a slide, where it is never folded. */
  isOnSlide?: boolean;
}

export function Predict(props: Props) {
  const { posed, theme, given, first = null, isShown, group, takesFocus = false, isOnSlide } = props;
  const { onShow, onAgain, onClose, onMark } = props;
  const [answer, setAnswer] = useState(given ?? first);
  // A person who comes back to an answered question wants the page; it is one line then.
  const [isFolded, setIsFolded] = useState(isShown && !isOnSlide);
  const heading = useRef<HTMLHeadingElement | null>(null);
  const outcome = useRef<HTMLDivElement | null>(null);
  // The pressed button goes away: keys and screen readers go on at the part in its place.
  const isPressed = useRef(false);
  // A clicker, or the lecturer of a class, takes it away too.
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isPressed.current || isInside.current) (isShown ? outcome : heading).current?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [isShown]);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, []);
  const show = (answer: Answer | null) => {
    isPressed.current = true;
    onShow(answer);
  };
  const change = (answer: Answer) => {
    setAnswer(answer);
    onMark?.(isMade(answer) ? answer : null);
  };
  const again = () => {
    isPressed.current = true;
    setAnswer(null);
    onMark?.(null);
    setIsFolded(false);
    onAgain?.();
  };
  const mine = isShown ? given : answer;
  const [word] = isShown ? verdictOf(posed, given) : [];
  const Form = FORMS[posed.form];
  const together = group?.picture ?? null;
  // The answer to a question on twins tells the result of each option.
  const isTold = isShown && posed.kind === "twin" && !together && !isOnSlide;
  const isOne = group?.isSent !== undefined; // one of many, who send a prediction and wait
  return (
    <section
      class={["predict", isShown && "shown", isFolded && "folded"].filter(Boolean).join(" ")}
      aria-label="Prediction"
      onFocusIn={() => (isInside.current = true)}
      onFocusOut={({ target }) => (isInside.current = !(target as Element).isConnected)}
      style={{ "--mine": theme.query, "--model": theme.scale[190], colorScheme: theme.dark ? "dark" : "light" }}>
      <div class="head">
        <div class="asked">
          <h2 tabIndex={-1} ref={heading}>
            <Symbols text={posed.ask} />
          </h2>
          {isFolded ? (
            <span>
              {word && <b>{word}. </b>}
              <Symbols text={posed.answer} />
            </span>
          ) : (
            <Keys
              {...{ posed, given, isShown, isOne }}
              hasClass={together !== null}
              hasTwo={group?.first !== undefined}
            />
          )}
        </div>
        <Ends {...{ isShown, isFolded, onClose }} onFold={setIsFolded} onAgain={onAgain && again} />
      </div>
      {!isFolded && (
        <div class="body">
          {!isShown && group?.again && <SecondRound since={isOne ? null : group.again} />}
          {!isTold && (
            <Form
              {...{ posed, theme }}
              answer={mine}
              isShown={isShown}
              together={together}
              before={group?.first}
              onChange={change}
            />
          )}
          {isOnSlide && !isShown && posed.beside?.length ? (
            <MapsBeside maps={posed.beside} options={posed.options} {...{ theme }} />
          ) : null}
          {isShown ? (
            <Outcome {...{ posed, given, together, group, isOne, isOnSlide }} place={outcome} />
          ) : (
            <Ways {...{ posed, group, answer, given, show, onShow }} isOnSlide={onMark !== undefined} />
          )}
        </div>
      )}
    </section>
  );
}

interface EndsProps {
  isShown: boolean;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onAgain?: () => void;
  onClose?: () => void;
}

const Ends = ({ isShown, isFolded, onFold, onAgain, onClose }: EndsProps) => (
  <span class="ends">
    {isShown && (
      <button type="button" class="as-link" aria-expanded={!isFolded} onClick={() => onFold(!isFolded)}>
        {isFolded ? "Unfold" : "Fold"}
      </button>
    )}
    {isShown && onAgain && (
      <button type="button" class="as-link" onClick={onAgain}>
        Predict again
      </button>
    )}
    {onClose && (
      <button type="button" class="as-link" onClick={onClose}>
        Close the question
      </button>
    )}
  </span>
);

interface OutcomeProps {
  posed: Posed;
  given: Answer | null;
  together: Picture | null;
  group?: Group;
  isOne: boolean;
  isOnSlide?: boolean;
  place: { current: HTMLDivElement | null };
}

/** Tell the right answer, how near the prediction came, and why it is so. */
function Outcome({ posed, given, together, group, isOne, isOnSlide, place }: OutcomeProps) {
  const [word, ...meaning] = verdictOf(posed, given);
  // The film on a slide shows how each twin ends.
  const isSeen = !(isOnSlide && posed.kind === "twin");
  return (
    <div class="outcome">
      <div class={isSeen ? "" : "unseen"} role={isOne ? undefined : "status"} tabIndex={-1} ref={place}>
        {word && <b>{word}. </b>}
        <Symbols text={bindUnit(posed.answer)} />{" "}
        {meaning.length > 0 && <span class="note">{bindUnit(meaning.join(" "))}</span>}
      </div>
      {together && <div>{bindUnit(classVerdict(posed, together, given !== null))}</div>}
      {group?.first && <Rounds first={group.first} {...{ posed }} {...group.moved} />}
      {group?.score && <b>{group.score}</b>}
      {posed.why && <div class="why" dangerouslySetInnerHTML={{ __html: posed.why }} />}
    </div>
  );
}

interface WaysProps {
  posed: Posed;
  group?: Group;
  answer: Answer | null;
  given: Answer | null;
  show: (answer: Answer | null) => void;
  onShow: (answer: Answer | null) => void;
  /** True if the slide has the button that shows the answer. */
  isOnSlide: boolean;
}

/** Offer the ways on from a question: alone, before a class, or as one of it. */
function Ways({ posed, group, answer, given, show, onShow, isOnSlide }: WaysProps) {
  const count = useRef<HTMLSpanElement | null>(null);
  const isOne = group?.isSent !== undefined;
  const isSent = group?.isSent && String(answer) === String(given);
  return (
    <div class="ways">
      {isOne ? (
        <button
          type="button"
          class="primary"
          disabled={!isMade(answer) || isSent}
          onClick={() => {
            onShow(answer);
            count.current?.focus({ preventScroll: true });
          }}>
          {!group?.isSent ? "Send" : isSent ? "Sent" : "Send the change"}
        </button>
      ) : (
        <>
          {!isOnSlide && (
            <button
              type="button"
              class="primary"
              disabled={!isMade(answer)}
              onClick={() => show(isMade(answer) ? answer : null)}>
              Show what it does
            </button>
          )}
          {!isOnSlide && (
            <button type="button" class="as-link" onClick={() => show(null)}>
              Just show it
            </button>
          )}
          {group?.onAgain && !group.again && group.answered > 0 && (
            <button type="button" class="as-link" onClick={group.onAgain}>
              Let them talk, and ask again
            </button>
          )}
          {group?.onComing && (
            <button type="button" class="as-link" aria-pressed={group.picture !== null} onClick={group.onComing}>
              {group.picture ? "Hide what comes in" : "Show what comes in"}
            </button>
          )}
        </>
      )}
      <span class="note">{HINTS[posed.form]}</span>
      {group && (
        <span class="count" tabIndex={-1} ref={count}>
          {isSent ? "Sent. You can change it until it is shown. " : ""}
          {group.answered} of {group.people} answered
        </span>
      )}
      {group?.join && (
        <span class="come-in">
          {group.join.address}
          <b>{group.join.code}</b>
        </span>
      )}
    </div>
  );
}

const isMade = (answer: Answer | null) => (Array.isArray(answer) ? answer.some(Boolean) : answer !== null);
