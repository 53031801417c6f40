// The keys of a lecture, told on `?`.

import { useLayoutEffect, useRef } from "preact/hooks";
import { LetterKeys } from "../common/letter_keys.tsx";
import { SAID } from "./keys.ts";

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="keys-help" aria-label="Keys" onClose={onClose}>
      <dl>
        {SAID.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <LetterKeys letters={["B", "W", "F", "?", "digits"]} does="Keys of one character" />
      <button type="button" class="plain" autofocus onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}
