// A model's text, letter by letter, and a button that copies it; a component of Streamlit, whose own loads a megabyte
// and a half for colours of programs.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { copyText } from "../views/common/copy.ts";
import { mountView } from "./mount_view.tsx";
import style from "./written.css";

/** @param component `low`: two lines at most, more is pushed up. */
export function written({
  data,
  parentElement,
}: {
  data: { text: string; low: boolean; language: string };
  parentElement: Element;
}) {
  return mountView(parentElement, style, () => <Written {...data} />);
}

/** Return whether a part scrolls, as on a narrow screen: then it has to be reached by keys. */
function useScrolls() {
  const code = useRef<HTMLElement | null>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const part = code.current as HTMLElement;
    const measure = () => setScrolls(part.scrollHeight > part.clientHeight + 1);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(part);
    return () => watch.disconnect();
  });
  return { code, scrolls };
}

function Written({ text, low, language }: { text: string; low: boolean; language: string }) {
  const [copied, setCopied] = useState("");
  const { code, scrolls } = useScrolls();
  const isCopied = copied === text && text !== "";
  return (
    <div class={low ? "written low" : "written"}>
      <code lang={language || undefined} title={text} ref={code} tabIndex={scrolls ? 0 : undefined}>
        {text || " "}
      </code>
      <button
        type="button"
        aria-label={isCopied ? "Copied" : "Copy what it wrote"}
        onClick={async () => setCopied((await copyText(text)) ? text : "")}>
        {isCopied ? (
          "✓"
        ) : (
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M5 5V2h9v9h-3M2 5h9v9H2z" />
          </svg>
        )}
      </button>
    </div>
  );
}
