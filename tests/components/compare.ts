// The pictures of the last commit beside today's, where they differ: `npm run pictures` writes both into a page, to be
// looked at, and then today's digests into `tests/golden/pictures.json`.

import { execSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "pictures-"));
const tree = join(work, "tree");
const MODULES = "assets/components/node_modules";

/** Draw every picture of a tree into a folder. */
function draw(from: string, into: string) {
  mkdirSync(into);
  const test = join(from, "tests/components/golden.test.ts");
  execSync(`node --test ${test}`, { env: { ...process.env, DRAW_INTO: into }, stdio: "ignore" });
}

mkdirSync(tree);
execSync(`git archive HEAD assets/components tests/components tests/golden assets/views.json | tar -x -C ${tree}`, { cwd: root });
symlinkSync(join(root, MODULES), join(tree, MODULES));
const [before, after] = [join(work, "before"), join(work, "after")];
draw(tree, before);
draw(root, after);
const names = new Set([...readdirSync(before), ...readdirSync(after)]);
const read = (folder: string, name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "");
const rows = [...names]
  .filter((name) => read(before, name) !== read(after, name))
  .map((name) => `<h2>${name}</h2><div>${[before, after].map((folder) => `<img src="${folder}/${encodeURIComponent(name)}" alt="">`).join("")}</div>`);
const page = join(work, "index.html");
writeFileSync(page, `<meta charset="utf-8"><title>Before and after</title><style>div { display: flex; gap: 2rem } img { max-width: 48% }</style>${rows.join("\n")}`);
console.log(`${rows.length} of ${names.size} files differ: ${page}`);
