// Three callouts for a browser that has never been here: what this is, what to click, where to go next.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { main } from "../../state/streamlit.ts";

const SEEN = "attention-lab-first-steps";
const CALLED = "called-out";
/** Pixels between a card and the part that it speaks of, and those of the page's own bar. */
const GAP = 12,
  HEAD = 70;

const STEPS: { part: string; title: string; words: string; touch?: string }[] = [
  {
    part: ".map-area",
    title: "What this is",
    words:
      "A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention.",
  },
  {
    part: ".overview-area",
    title: "What to click",
    words:
      "Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",
    touch: "Each small map is one head: tap it to see it large. Tap any word to light it everywhere.",
  },
  {
    part: ".step-area",
    title: "Where to go next",
    words:
      "Play to watch it write token by token, or type a text of your own above. “The whole model”, under Parts, shows where these heads live.",
  },
];

/** The callout on show: it outlives the stage that was drawn before Streamlit had started. */
let lastStep = -1;

/** Show callouts until somebody plays or presents; a link that presents has them afterwards. */
export function FirstSteps({
  root,
  plays,
  presents,
}: {
  root: { current: HTMLElement | null };
  plays: boolean;
  presents: boolean;
}) {
  return presents && lastStep < 0 ? null : <Callouts root={root} isOver={plays || presents} />;
}

function Callouts({ root, isOver }: { root: { current: HTMLElement | null }; isOver: boolean }) {
  const card = useRef<HTMLElement | null>(null);
  const [step, setStep] = useState(() => (lastStep < 0 ? (isFirstVisit() ? 0 : STEPS.length) : lastStep));
  lastStep = isOver ? STEPS.length : step;
  useEffect(() => {
    if (isOver) setStep(STEPS.length);
  }, [isOver]);
  const { part, title, words, touch } = STEPS[lastStep] ?? {};
  // The card is above everything else: inside the stage nothing can be fixed to the window.
  useLayoutEffect(() => {
    if (!card.current || card.current.matches(":popover-open")) return;
    card.current.popover = "manual";
    card.current.showPopover();
  });
  useEffect(() => {
    const called = part && root.current?.querySelector(part);
    if (!called) return;
    called.classList.add(CALLED);
    if (step > 0) called.scrollIntoView({ block: "nearest" });
    standBeside(card.current, called.querySelector(".large-map") ?? called);
    return () => called.classList.remove(CALLED);
  }, [lastStep]);
  if (!part) return null;
  const close = () => setStep(STEPS.length);
  return (
    <aside
      class="first-steps"
      ref={card}
      role="region"
      aria-label="First steps"
      onKeyDown={({ key }) => key === "Escape" && close()}>
      <h2>
        {title}{" "}
        <span class="note">
          {step + 1} of {STEPS.length}
        </span>
      </h2>
      <p>{touch && matchMedia("(hover: none)").matches ? touch : words}</p>
      <p class="ways">
        <button type="button" class="plain" onClick={() => setStep(step + 1)}>
          {step + 1 < STEPS.length ? "Next" : "Begin"}
        </button>
        {step + 1 < STEPS.length && (
          <button type="button" class="plain quiet" onClick={close}>
            Skip
          </button>
        )}
      </p>
    </aside>
  );
}

/** Place a card beside its subject: it stands in a corner there, or the page gives it the room below. */
function standBeside(card: HTMLElement | null, called: Element) {
  if (!card) return;
  const covers = () => {
    const [mine, its] = [card.getBoundingClientRect(), called.getBoundingClientRect()];
    return mine.left < its.right && its.left < mine.right && mine.top < its.bottom ? its.bottom - mine.top : 0;
  };
  for (const corner of ["", "aside"]) {
    card.classList.toggle("aside", corner === "aside");
    if (!covers()) return;
  }
  // The page never scrolls so far that its own head goes out of sight.
  main()?.scrollBy({ top: Math.min(covers() + GAP, called.getBoundingClientRect().top - HEAD), behavior: "instant" });
}

/** Return whether this is the browser's first visit; it is no more. One that keeps nothing is never asked. */
function isFirstVisit() {
  if (new URLSearchParams(location.search).has("lecture")) return false; // a scene says itself what to look at
  try {
    const isFirst = localStorage.getItem(SEEN) === null;
    localStorage.setItem(SEEN, "yes");
    return isFirst;
  } catch {
    return false;
  }
}
