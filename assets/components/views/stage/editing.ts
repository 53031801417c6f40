// Changes of attention: drawn as changed at once, asked of Python, and taken from it with their result.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { isOff, MOST_EDITS, switchHead } from "../../data/example/edits.ts";
import type { Example } from "../../data/example/payload.ts";
import type { Address, Switches } from "./overview.tsx";

/** The way to ask the page. */
export type Send = (event: string, value: unknown) => void;

const AGAIN_MS = 5000; // twice as long each time: a slow server is not asked all the time

export interface Editing {
  /** The current changes. */
  tags: string[];
  /** The words of each change; those that Python has not answered yet are not there. */
  words: Map<string, string>;
  /** True if Python has not answered yet: the result on show is that of the changes before. */
  waits: boolean;
  change: (tags: string[]) => void;
  /** Null if there is nothing to take back. */
  undo: (() => void) | null;
}

export function useEditing({ whatIf, turn: revision = 0 }: Example, send?: Send): Editing {
  const known = { turn: revision, tags: (whatIf?.edits ?? []).map(({ tag }) => tag) };
  const [asked, setAsked] = useState<{ turn: number; tags: string[]; shown: string[] } | null>(null);
  const before = useRef<string[][]>([]);
  // An answer older than the last request never moves the view.
  const waits = asked !== null && asked.turn > known.turn;
  const tags = waits ? asked.tags : known.tags;
  const ask = (wanted: string[]) => {
    // What was seen until now goes along: of it, only what is wanted stays, however often the order arrives.
    const request = { turn: Math.max(asked?.turn ?? 0, known.turn) + 1, tags: wanted, shown: tags };
    setAsked(request);
    send?.("edit", request);
  };
  // Streamlit loses a request at times, if another one of the page comes with it.
  useEffect(() => {
    if (!waits || !send) return;
    let timer = 0;
    const again = (patience: number) => {
      timer = window.setTimeout(() => (send("edit", asked), again(2 * patience)), patience);
    };
    again(AGAIN_MS);
    return () => window.clearTimeout(timer);
  }, [waits, asked?.turn]);
  const change = (wanted: string[]) => {
    if (wanted.length > MOST_EDITS || wanted.join() === tags.join()) return;
    before.current.push(tags);
    ask(wanted);
  };
  const undo = () => ask(before.current.pop() ?? tags.slice(0, -1));
  const words = new Map((whatIf?.edits ?? []).map((edit) => [edit.tag, edit.words]));
  return { tags, words, waits, change, undo: before.current.length || tags.length ? undo : null };
}

/**
 * Return the switches of the small maps; none if nobody answers. They stay the same until a change, as the overview
 * does. A head that is switched is opened too: its own result is shown, not another one's map.
 */
export function useSwitches(
  { groups, whatIf }: Example,
  editing: Editing,
  onOpen: (place: Address) => void,
  send?: Send,
): Switches | undefined {
  const latest = useRef(editing);
  latest.current = editing;
  const headsIn = ({ kind }: Address) => groups.find((group) => group.kind === kind)?.heads ?? 1;
  return useMemo(
    () =>
      whatIf &&
      send && {
        isOff: (place) => isOff(latest.current.tags, place, headsIn(place)),
        onSwitch: (place) => {
          onOpen(place);
          latest.current.change(switchHead(latest.current.tags, place, headsIn(place)));
        },
      },
    [groups, whatIf, editing.tags.join()],
  );
}
