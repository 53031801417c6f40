// The pictures that the stage offers for export: the current view, drawn again when they are wanted.

import { useEffect, useRef } from "preact/hooks";
import { type Make, offer } from "../../state/pictures.ts";

/** @param makes By the name of the figure; false if there is nothing to draw. */
export function usePictures(makes: Record<string, Make | false>) {
  const latest = useRef(makes);
  latest.current = makes;
  const names = Object.keys(makes).filter((name) => makes[name]);
  useEffect(() => {
    const withdraw = names.map((name) => offer(name, () => (latest.current[name] ? latest.current[name]() : null)));
    return () => withdraw.forEach((one) => one());
  }, [names.join()]);
}
