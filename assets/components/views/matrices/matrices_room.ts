// The room for matrices: the width of the page, and the rest of the first screen.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { heightBelow, isPlaced, watchRoom } from "../common/room.ts";

const BELOW = { usual: 108, alone: 58 }; // pixels for title, legend and the line of words, which a lecture leaves out
const CELL = { usual: 44, alone: 120 }; // most pixels of a cell
const HEIGHT = { least: 170, most: 520, usual: 400 };

/**
 * Return a ref for the element, and the room in pixels; 0 wide until it is on the page.
 * @param below The pixels of what stands below the matrices beside that.
 */
export function useMatricesRoom(below: number = 0) {
  const place = useRef<HTMLDivElement | null>(null);
  const [room, setRoom] = useState({ width: 0, height: 0, cell: CELL.usual });
  useLayoutEffect(() => {
    const element = place.current as HTMLDivElement;
    const measure = () => {
      const isAlone = isPlaced(element);
      const left = heightBelow(element) - (isAlone ? BELOW.alone : BELOW.usual) - below;
      // Further down the page nothing has to fit the first screen.
      const onPage = left < HEIGHT.least ? HEIGHT.usual : Math.min(left, HEIGHT.most);
      const [width, height] = [element.clientWidth, isAlone ? left : onPage];
      const cell = isAlone ? CELL.alone : CELL.usual;
      setRoom((now) => (now.width === width && Math.abs(now.height - height) < 2 ? now : { width, height, cell }));
    };
    return watchRoom(element, measure);
  }, [below]);
  return [place, room] as const;
}
