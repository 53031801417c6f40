// The part of the first screen that is left for the large map.

import { useLayoutEffect } from "preact/hooks";
import { main } from "../../state/streamlit.ts";
import { heightBelow, watchRoom } from "../common/room.ts";

/** Set `--room` to it: the bar above the map may take more or less. */
export function useMapRoom(stage: { current: HTMLElement | null }) {
  useLayoutEffect(() => {
    const element = stage.current as HTMLElement;
    const measure = () => {
      const map = [...element.querySelectorAll(".large-map, .lines, .table")].find(
        (one) => one.getClientRects().length,
      );
      // On a scrolled page the map may stick: then the first screen is not what is measured.
      if (!map || main()?.scrollTop || element.matches(":popover-open")) return;
      element.style.setProperty("--room", `${Math.floor(heightBelow(map) - 12)}px`);
    };
    return watchRoom(element, measure);
  }, []);
}
