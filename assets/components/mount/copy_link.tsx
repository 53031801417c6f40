// A button that copies the link of the page as it is: model, text, and what is open; a component of Streamlit.

import { useEffect, useState } from "preact/hooks";
import { copyText } from "../views/common/copy.ts";
import style from "./copy_link.css";
import { mountView } from "./mount_view.tsx";

/** Milliseconds for which the button says what came of a press. */
const SAYS = 3000;
const WORDS = { copied: "Link copied", failed: "Copy it from the browser's address" };

export const copyLink = ({ parentElement }: { parentElement: Element }) =>
  mountView(parentElement, style, () => <CopyLink />);

function CopyLink() {
  const [outcome, setOutcome] = useState<keyof typeof WORDS | null>(null);
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(null), SAYS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <>
      <button
        type="button"
        aria-label="Copy link"
        title="Copy link: it opens exactly this"
        onClick={async () => setOutcome((await copyText(location.href)) ? "copied" : "failed")}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={
              outcome === "copied"
                ? "M5 13l4 4L19 7"
                : "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.6l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.6l1-1"
            }
          />
        </svg>
      </button>
      <p role="status" class={outcome ? "told" : ""}>
        {outcome ? WORDS[outcome] : ""}
      </p>
    </>
  );
}
