// The packages of npm that tests/components needs: they are found from this folder alone.

import { build } from "esbuild";
import { options } from "./bundle.ts";

export { Window } from "happy-dom";

/** Return a module of this folder with all that it imports, as one text. */
export async function compile(contents: string) {
  const stdin = { contents, loader: "ts", resolveDir: import.meta.dirname } as const;
  const { outputFiles } = await build({ ...options(false), write: false as const, stdin });
  return outputFiles[0].text;
}
