// The button that keeps a film as a moving picture, and its progress.

import { useEffect, useRef, useState } from "preact/hooks";
import { save } from "../../data/saving.ts";
import type { Theme } from "../../draw/theme.ts";
import { writeCount } from "../../words/numbers.ts";
import { gifOf } from "./gif.ts";
import type { Reels } from "./payload.ts";

export function Gif({ reels, marked, theme, file }: { reels: Reels; marked: number; theme: Theme; file: string }) {
  const [progress, setProgress] = useState("");
  const run = useRef(0); // the number of the one being made; another number ends it
  const end = () => (run.current++, setProgress(""));
  useEffect(() => () => void run.current++, []);
  const make = async () => {
    const own = ++run.current;
    const goesOn = (done: number, of: number) =>
      own === run.current && (setProgress(`Frame ${writeCount(done + 1)} of ${writeCount(of)}`), true);
    const bytes = await gifOf(reels, marked, theme, goesOn);
    if (!bytes || own !== run.current) return;
    save(file, "image/gif", bytes);
    setProgress("");
  };
  return (
    <p class="gif">
      <button
        type="button"
        class="plain"
        title="In the page's own colours, for slides"
        disabled={Boolean(progress)}
        onClick={make}>
        GIF (a moving picture)
      </button>
      {progress && (
        <button type="button" class="plain" onClick={end}>
          Cancel
        </button>
      )}
      <span role="status">{progress && "The GIF is made …"}</span>
      {progress && <span>{progress}</span>}
    </p>
  );
}
