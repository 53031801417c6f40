// Make bundle.js of all that the browser draws with: `node bundle.ts [other file] [--readable]`. Style sheets are
// texts in it.

import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { type BuildOptions, build, type Plugin, transform } from "esbuild";

/**
 * Return what esbuild is told.
 * @param minify True for what is served.
 */
export const options = (minify: boolean): BuildOptions => ({
  bundle: true,
  format: "esm",
  minify,
  legalComments: "inline",
  target: "es2022",
  plugins: [shortened(minify)],
});

const shortened = (minify: boolean): Plugin => ({
  name: "shortened style sheets",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify, target: "es2022" });
      return { contents: code, loader: "text" };
    });
  },
});

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const given = process.argv.slice(2);
  await build({
    ...options(!given.includes("--readable")),
    entryPoints: ["mount/lab.ts"],
    outfile: given.find((one) => !one.startsWith("--")) ?? "bundle.js",
  });
}
