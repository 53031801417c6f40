// What links show, as values, as Python wrote it (`tests/helpers/golden.py`): committed, so that no processor changes a
// pixel of what is drawn of it.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { blockOf } from "./packed.ts";

interface Shown {
  link: string;
  component: string;
  /** What is open, as links that name it would have it. */
  opens: Record<string, unknown>;
  /** What the view is drawn with where nobody can do more than look and point. */
  host: Record<string, unknown>;
  /** The files that can be kept of it, by the name under which the browser offers its picture. */
  files: Record<string, unknown>;
  /** The number of its drawing. */
  view: number;
}

const read = (name: string) => readFileSync(new URL(`../golden/${name}`, import.meta.url));
const lines = read("views.jsonl").toString().trim().split("\n").map((line) => JSON.parse(line));

export const views: Shown[] = lines.filter(({ view }) => view !== undefined);

/** The variables of CSS that pictures are drawn with. */
export const theme: Record<"light" | "dark", Record<string, string>> = lines.find(({ theme }) => theme).theme;

/** The drawings, as components get them, without their hosts. */
const drawings = splitBlocks(gunzipSync(read("views.bin.gz")));

function splitBlocks(content: Buffer) {
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < content.length; ) {
    const length = Number(content.readBigUInt64LE(at));
    blocks.push(content.subarray(at + 8, at + 8 + length));
    at += 8 + length;
  }
  return blocks;
}

/** Return what a component is mounted with; see `with_host` in `transformer/views/arrays.py`. */
export function packageOf({ view, host }: Pick<Shown, "view" | "host">) {
  return new Uint8Array(Buffer.concat([blockOf(host), drawings[view]]));
}

/** Return the first view of this component of a link that begins so. */
export function viewOf(component: string, link: string = "") {
  const found = views.find((one) => one.component === component && one.link.startsWith(link));
  if (!found) throw new Error(`No ${component} in tests/golden/views.jsonl has a link ${link}.`);
  return found;
}
