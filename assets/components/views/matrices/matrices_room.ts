// How much room there is for matrices: the width of the page, and what is left of the first screen.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { main } from "../../state/streamlit.ts";
import { watchRoom } from "../common/room.ts";

const BELOW = 108; // pixels for title, legend and the line of words
const HEIGHT = { least: 170, most: 520, usual: 400 };

/** A ref for the element, and the room in pixels; 0 wide until it is on the page. */
export function useMatricesRoom() {
  const place = useRef<HTMLDivElement | null>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = place.current as HTMLDivElement;
    const measure = () => {
      const top = element.getBoundingClientRect().top + (main()?.scrollTop ?? 0);
      const left = window.innerHeight - top - BELOW;
      // Further down the page nothing has to fit the first screen.
      const height = left < HEIGHT.least ? HEIGHT.usual : Math.min(left, HEIGHT.most);
      const width = element.clientWidth;
      setRoom((now) => (now.width === width && Math.abs(now.height - height) < 2 ? now : { width, height }));
    };
    return watchRoom(element, measure);
  }, []);
  return [place, room] as const;
}
