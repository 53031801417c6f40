// The terms of the program, searched as one types. The field takes the focus when it opens, also on a phone.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Symbols } from "../views/common/symbols.tsx";
import { findTerms, type Term } from "../words/terms.ts";
import styles from "./glossary.css";
import { mountView } from "./mount_view.tsx";

export function glossary({ data, parentElement }: { data: { terms: Term[] }; parentElement: Element }) {
  return mountView(parentElement, styles, () => <Glossary terms={data.terms} />);
}

function Glossary({ terms }: { terms: Term[] }) {
  const [sought, setSought] = useState("");
  const field = useRef<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    // The popover is placed in the next frame; focused before, it would scroll the page to where it first stood.
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const matches = findTerms(terms, sought);
  return (
    <div class="glossary">
      <input
        class="field"
        ref={field}
        type="search"
        aria-label="Search the glossary"
        placeholder={`Search ${terms.length} terms`}
        value={sought}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => setSought(currentTarget.value)}
      />
      <p class="count" role="status">
        {sought.trim() &&
          (matches.length ? `${matches.length} of ${terms.length} terms` : `No term has “${sought.trim()}”.`)}
      </p>
      <div class="terms" tabIndex={0} role="region" aria-label="Terms">
        <dl>
          {matches.map(({ names: [name], text }) => (
            <div key={name}>
              <dt>
                <Symbols text={name} />
              </dt>
              <dd>
                <Symbols text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
