// The tree of a beam search as a component of Streamlit.

import { choose } from "../state/current_selection.ts";
import style from "../views/beams/beams.css";
import { Beams } from "../views/beams/beams.tsx";
import { unpackSearch } from "../views/beams/tree.ts";
import { mountView } from "./mount_view.tsx";

interface BeamsOptions {
  data: Uint8Array;
  parentElement: Element;
  /** Absent in a file: nobody answers there. */
  setTriggerValue?: (name: string, value: unknown) => void;
}

export function beams({ data, parentElement, setTriggerValue }: BeamsOptions) {
  const open = (id: number, isWinner = false) => {
    choose({ node: isWinner ? -1 : id }); // in the link at once; told to Python together with other choices
    setTriggerValue?.("opened", id);
  };
  const search = unpackSearch(data);
  return mountView(parentElement, style, (theme) => (
    <Beams data={search} theme={theme} open={search.openable && setTriggerValue ? open : undefined} />
  ));
}
