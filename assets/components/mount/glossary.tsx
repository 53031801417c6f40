// The terms of the program, searched as one types. The focus goes into it when it opens, also on a phone.

import { render } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { fitting, type Term } from "../words/terms.ts";
import styles from "./glossary.css";

export function glossary({ data, parentElement }: { data: { terms: Term[] }; parentElement: Element }) {
  const found = parentElement.querySelector(".glossary");
  const root = found ?? Object.assign(document.createElement("div"), { className: "glossary" });
  if (!found) parentElement.append(Object.assign(document.createElement("style"), { textContent: styles }), root);
  render(<Glossary terms={data.terms} />, root);
  return () => {
    render(null, root);
    root.remove();
  };
}

function Glossary({ terms }: { terms: Term[] }) {
  const [sought, setSought] = useState("");
  const field = useRef<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    // The popover is placed in the next frame; focused before, it would scroll the page to where it first stood.
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const found = fitting(terms, sought);
  return (
    <>
      <input
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
          (found.length ? `${found.length} of ${terms.length} terms` : `No term has “${sought.trim()}”.`)}
      </p>
      <div class="terms" tabIndex={0} role="region" aria-label="Terms">
        <dl>
          {found.map(({ names: [name], text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
