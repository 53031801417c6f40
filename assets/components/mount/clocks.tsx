// Pairs of dimensions as clocks, as a component of Streamlit.

import style from "../views/clocks/clocks.css";
import { ClocksView } from "../views/clocks/clocks.tsx";
import { type Clocks, unpackClocks } from "../views/clocks/payload.ts";
import { mountView } from "./mount_view.tsx";

const clocksCache = new WeakMap<Uint8Array, Clocks>();

export function clocks({ data, parentElement }: { data: Uint8Array; parentElement: Element }) {
  const shown = clocksCache.get(data) ?? unpackClocks(data);
  clocksCache.set(data, shown);
  return mountView(parentElement, style, (theme) => <ClocksView clocks={shown} theme={theme} />);
}
