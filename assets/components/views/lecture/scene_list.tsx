// The scenes of a lecture that somebody writes, as a list: each with its picture and its words, one of them open. The
// open one is moved, duplicated and removed by buttons, and the focus stays with it.

import { useLayoutEffect, useRef, useState } from "preact/hooks";

export interface SceneInList {
  title: string;
  /** Its first sentence; empty while nobody has written one. */
  sentence: string;
  /** The model and the text that it shows, or its page. */
  shown: string;
  /** A sentence on what it lacks; else empty. */
  problem: string;
  /** Images as HTML; empty: it has none. Null while they are made. */
  picture: string | null;
  /** The words that stand in the place of a picture. */
  instead: string;
}

export type Way = "up" | "down" | "duplicate" | "remove";
const WAYS: [Way, string, (number: number) => string][] = [
  ["up", "Up", (number) => `Move scene ${number} up`],
  ["down", "Down", (number) => `Move scene ${number} down`],
  ["duplicate", "Duplicate", (number) => `Duplicate scene ${number}`],
  ["remove", "Remove", (number) => `Remove scene ${number}`],
];

interface SceneListProps {
  /** The number of the open scene, from 1. */
  open: number;
  scenes: SceneInList[];
  onPress: (what: Way | "open", number: number) => void;
}

export function SceneList({ open, scenes, onPress }: SceneListProps) {
  const list = useRef<HTMLOListElement | null>(null);
  const pressed = useRef<{ what: Way; number: number; count: number } | null>(null);
  const [said, setSaid] = useState("");
  useLayoutEffect(() => {
    if (!list.current) return;
    const item = list.current.children[open - 1];
    if (item instanceof HTMLElement) reveal(list.current, item);
    const done = pressed.current;
    pressed.current = null;
    if (!done || (done.number === open && done.count === scenes.length)) return;
    const { what, number } = done;
    setSaid(
      what === "duplicate"
        ? `Scene ${open} is a copy of scene ${number}.`
        : what === "remove"
          ? "" // the message with the way back is said
          : `Scene ${number} is now scene ${open} of ${scenes.length}.`,
    );
    list.current.querySelector<HTMLElement>(`[data-way=${what}]`)?.focus({ preventScroll: true });
  }, [open, scenes.length]);
  const act = (what: Way, isPossible: boolean) => {
    if (!isPossible) return;
    pressed.current = { what, number: open, count: scenes.length };
    onPress(what, open);
  };
  return (
    <>
      <ol class="scenes" aria-label="Scenes" ref={list}>
        {scenes.map((scene, at) => (
          <li key={at} class={at + 1 === open ? "open" : ""}>
            <Heading {...scene} number={at + 1} isOpen={at + 1 === open} onOpen={() => onPress("open", at + 1)} />
            {at + 1 === open && (
              <div class="ways">
                {WAYS.map(([what, label, nameOf]) => {
                  // A button that can do nothing keeps the focus that it has.
                  const isPossible = !(what === "up" && open === 1) && !(what === "down" && open === scenes.length);
                  return (
                    <button
                      key={what}
                      type="button"
                      class="plain"
                      data-way={what}
                      aria-label={nameOf(open)}
                      aria-disabled={!isPossible}
                      onClick={() => act(what, isPossible)}>
                      {label}
                    </button>
                  );
                })}
              </div>
            )}
          </li>
        ))}
      </ol>
      <p class="said" role="status">
        {said}
      </p>
    </>
  );
}

interface HeadingProps extends SceneInList {
  number: number;
  isOpen: boolean;
  onOpen: () => void;
}

function Heading({ number, title, sentence, shown, problem, picture, instead, isOpen, onOpen }: HeadingProps) {
  return (
    <button type="button" class="heading" aria-current={isOpen} onClick={onOpen}>
      {picture === "" ? (
        <small class="picture">{instead}</small>
      ) : (
        <span class="picture" aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture ?? "" }} />
      )}
      <span class="words">
        <b dir="auto">
          {number} {title}
        </b>
        {sentence && <span dir="auto">{sentence}</span>}
        <small dir="auto">{shown}</small>
        {problem && <small class="problem">{problem}</small>}
      </span>
    </button>
  );
}

/** Scroll a list, and nothing around it, so far that an item is in it. */
function reveal(list: HTMLElement, item: HTMLElement) {
  const top = item.offsetTop - list.offsetTop;
  const bottom = top + item.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
