// Make bundle.js of all that the browser draws with: `node bundle.mjs [other file] [--readable]`. Style sheets are
// texts in it.

import { readFile } from "node:fs/promises";
import { build, transform } from "esbuild";

const given = process.argv.slice(2);
const minify = !given.includes("--readable");

const shortened = {
  name: "shortened style sheets",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify, target: "es2022" });
      return { contents: code, loader: "text" };
    });
  },
};

await build({
  entryPoints: ["mount/lab.ts"],
  outfile: given.find((one) => !one.startsWith("--")) ?? "bundle.js",
  bundle: true,
  format: "esm",
  minify,
  legalComments: "inline",
  target: "es2022",
  plugins: [shortened],
});
