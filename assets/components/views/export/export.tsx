// The picture of the figure chosen in the dialog, to look at and to keep. All pictures are taken at once, while the
// page beneath is as it was when the dialog opened.

import { useEffect, useMemo, useState } from "preact/hooks";
import { save } from "../../data/saving.ts";
import type { About } from "./metadata.ts";
import { type Files, takeFigure } from "./taking.ts";

export interface Figure {
  key: string;
  /** The name of the file. */
  png: string;
  svg: string;
  about: About;
}

/** Pictures by figure; null if one could not be taken. */
export type Pictures = Record<string, Files | null>;

interface ExportProps {
  figures: Figure[];
  chosen: string;
  onTaken: (pictures: Pictures) => void;
}

export function Export({ figures, chosen, onTaken }: ExportProps) {
  const [pictures, setPictures] = useState<Pictures>({});
  const wanted = figures.filter(({ key }) => !(key in pictures));
  useEffect(() => {
    if (!wanted.length) return;
    takeAll(wanted).then((found) => {
      setPictures((before) => ({ ...before, ...found }));
      onTaken(found);
    });
  }, [wanted.map(({ key }) => key).join()]);
  const figure = figures.find(({ key }) => key === chosen);
  if (!figure) return null;
  const files = pictures[chosen];
  const again = () => setPictures(({ [chosen]: _, ...others }) => others);
  return (
    <div class="export">
      <div class="formats">
        <Save
          name={figure.png}
          mime="image/png"
          content={files?.png}
          title="A picture in pixels, as the page shows it now">
          PNG
        </Save>
        <Save
          name={figure.svg}
          mime="image/svg+xml"
          content={files?.svg}
          title="A picture of lines and text, sharp at every size">
          SVG
        </Save>
      </div>
      {files ? (
        <Preview png={files.png} caption={figure.about.caption ?? ""} />
      ) : files === null ? (
        <p>
          The picture of this figure could not be taken. Its numbers and its page are here.{" "}
          <button type="button" class="plain" onClick={again}>
            Take it again
          </button>
        </p>
      ) : (
        <p class="note">Taking the pictures …</p>
      )}
    </div>
  );
}

/** Take pictures one after the other: a page of thirteen figures would need much memory at once. */
async function takeAll(figures: Figure[]) {
  const found: Pictures = {};
  for (const { key, about } of figures) found[key] = await takeFigure(key, about).catch(() => null);
  return found;
}

function Save({
  name,
  mime,
  content,
  title,
  children,
}: {
  name: string;
  mime: string;
  content?: BlobPart;
  title: string;
  children: string;
}) {
  return (
    <button
      type="button"
      class="plain"
      title={title}
      disabled={!content}
      onClick={() => content && save(name, mime, content)}>
      {children}
    </button>
  );
}

function Preview({ png, caption }: { png: Uint8Array<ArrayBuffer>; caption: string }) {
  const address = useMemo(() => URL.createObjectURL(new Blob([png], { type: "image/png" })), [png]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const width = new DataView(png.buffer, png.byteOffset).getUint32(16); // twice as dense as the screen
  return <img src={address} alt={caption} style={{ width: `${width / 2}px` }} />;
}
