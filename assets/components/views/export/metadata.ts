// The origin of a picture, written into its file: title, caption, model, text, link.

import { legal } from "../../draw/svg.ts";

/** The facts by their names in Latin letters. */
export type About = Record<string, string>;

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const HEAD = 33; // bytes of a PNG's signature and IHDR, the chunk with the size
const KNOWN: Record<string, string> = { Title: "figure", Description: "caption", Software: "program" };
const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const utf8 = new TextEncoder();

/** Return a PNG with text chunks, also under the standard keywords that other programs know. */
export function pngWith(png: Uint8Array, about: About) {
  if (!SIGNATURE.every((byte, i) => png[i] === byte)) throw new Error("This is no PNG.");
  const known = Object.entries(KNOWN)
    .filter(([, name]) => about[name])
    .map(([keyword, name]) => [keyword, about[name]] as const);
  const chunks = [...Object.entries(about), ...known].map(([keyword, text]) => textChunk(keyword, text));
  const parts = [png.subarray(0, HEAD), ...chunks, png.subarray(HEAD)];
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

/** Return an iTXt chunk (PNG 1.2, section 4.2.3.3): UTF-8, not compressed. */
function textChunk(keyword: string, text: string) {
  const body = utf8.encode(`iTXt${keyword.slice(0, 79)}\0\0\0\0\0${text}`);
  const chunk = new Uint8Array(body.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length - 4);
  chunk.set(body, 4);
  view.setUint32(body.length + 4, crc32(body));
  return chunk;
}

/** Return the CRC-32 as PNG has it. */
function crc32(bytes: Uint8Array) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Return an SVG with title, description and metadata. */
export function svgWith(svg: string, about: About) {
  const end = svg.indexOf(">") + 1;
  const written = (text: string) => legal(text).replace(/[&<>]/g, (sign) => ESCAPED[sign]);
  const { figure = "", caption = "" } = about;
  const added = `<title>${written(figure)}</title><desc>${written(caption)}</desc><metadata>${written(JSON.stringify(about))}</metadata>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svg.slice(0, end)}${added}${svg.slice(end)}`;
}
