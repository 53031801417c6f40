// The terms of the program, searched as one types. The focus goes into it when it opens, also on a phone.

/** @import { Term } from "../words/terms.js" */
import { render } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { fitting } from "../words/terms.js";
import styles from "./glossary.css";

/** @param {{data: {terms: Term[]}, parentElement: Element}} component */
export function glossary({ data, parentElement }) {
  const found = parentElement.querySelector(".glossary");
  const root = found ?? Object.assign(document.createElement("div"), { className: "glossary" });
  if (!found) parentElement.append(Object.assign(document.createElement("style"), { textContent: styles }), root);
  render(<Glossary terms={data.terms} />, root);
  return () => {
    render(null, root);
    root.remove();
  };
}

/** @param {{terms: Term[]}} props */
function Glossary({ terms }) {
  const [sought, setSought] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
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
