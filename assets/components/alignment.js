// Words of a text above, words of its translation below, lines by cross-attention between them.

const WORDS = {
  sides: { source: "Text: looked at (key)", target: "Translation: looks (query)" },
  point: "Point at a word on either side, or use the arrow keys.",
  tap: "Tap a word on either side.",
  name: (word, number) => ["“", { token: word }, number ? `” no.\u00A0${number}` : "”"],
  weight: (weight) => ` (${percent(weight).replace(" ", "\u00A0")})`,
  looks: { target: " looks at ", source: " is looked at most by " },
  nothing: { target: " looks at no word", source: " is looked at by no word" },
  rest: (weight) => `, start and end ${percent(weight)}`,
  scale: "The more weight, the thicker and the stronger in colour",
  strongest: "strongest of its word",
  others: (least) => (least > 0 ? `others of at least ${percent(least)}` : "others"),
  met: "strongest and right",
  missed: "right, but not the strongest",
};
const SIDES = ["source", "target"];
const OTHER = { source: "target", target: "source" };
// Least weight that a sentence tells, and of what stands beyond the first three.
const LEAST = { told: 0.005, strong: 0.1 };
const MOVES = {
  ArrowLeft: (view, { side, index }) => [side, index + (view.directions[side] === "rtl" ? 1 : -1)],
  ArrowRight: (view, { side, index }) => [side, index + (view.directions[side] === "rtl" ? -1 : 1)],
  ArrowUp: (view, from) => ["source", from.side === "source" ? from.index : nearest(view, from)],
  ArrowDown: (view, from) => ["target", from.side === "target" ? from.index : nearest(view, from)],
  Home: (view, { side }) => [side, 0],
  End: (view, { side }) => [side, Infinity],
};
const SVG = "http://www.w3.org/2000/svg";
const views = new WeakMap();

export default function render({ data, parentElement }) {
  const view = views.get(parentElement) ?? mount(parentElement);
  view.generation += 1;
  const generation = view.generation;
  const colours = getComputedStyle(view.root).getPropertyValue("--st-chart-categorical-colors").split(",");
  ["target", "source", "gold"].forEach((name, i) => view.root.style.setProperty(`--${name}`, colours[i]));
  Object.assign(view, { least: data.least, theme: readTheme(view.root) });
  if (view.id !== data.id) build(view, data);
  view.id = data.id;
  view.sheet.setAttribute("aria-label", data.caption);
  fillLegend(view);
  refresh(view);
  // Streamlit calls the clean-up of an overtaken run too; only the latest may take the view down.
  return () => view.generation === generation && unmount(view, parentElement);
}

function mount(parentElement) {
  parentElement.querySelector(".alignment")?.remove();
  const view = { root: element("div", "alignment"), generation: 0, source: [], target: [], shown: null };
  for (const part of ["line", "sheet", "legend"]) view[part] = element("div", part);
  view.links = document.createElementNS(SVG, "svg");
  view.links.classList.add("links");
  view.links.setAttribute("aria-hidden", "true");
  view.sheet.setAttribute("role", "group");
  view.scroller = element("div", "scroller", [view.sheet]);
  view.root.append(view.line, view.scroller, view.legend);
  listen(view);
  view.resized = new ResizeObserver(() => view.id && refresh(view));
  view.resized.observe(view.line);
  view.resized.observe(view.sheet);
  parentElement.append(view.root);
  views.set(parentElement, view);
  return view;
}

function unmount(view, parentElement) {
  view.resized.disconnect();
  view.root.remove();
  views.delete(parentElement);
}

/* Structure */

function build(view, data) {
  const focused = wordOf(view, view.root.getRootNode().activeElement);
  view.shown = null;
  view.weights = new Float32Array(bytesOf(data.weights).buffer);
  view.gold = data.gold;
  view.directions = data.directions;
  for (const side of SIDES) view[side] = data[side].map((label, index) => ({ side, index, label }));
  view.sheet.replaceChildren(buildSide(view, "source"), view.links, buildSide(view, "target"));
  view.lines = buildLines(view);
  view.scroller.scrollLeft = view.directions.target === "rtl" ? view.scroller.scrollWidth : 0;
  for (const word of [...view.source, ...view.target])
    word.button.setAttribute("aria-label", plain(sentence(view, word, 12)));
  if (focused) at(view, focused.side, focused.index)?.button.focus({ preventScroll: true });
}

const at = (view, side, index) => view[side][Math.max(0, Math.min(index, view[side].length - 1))];

/** A row of words in the reading direction of its language. */
function buildSide(view, side) {
  const count = new Map();
  for (const { label } of view[side]) count.set(label, (count.get(label) ?? 0) + 1);
  const list = element("div", `side ${side}`, view[side].map((word) => buildWord(word, count.get(word.label) > 1)));
  list.dir = view.directions[side];
  list.setAttribute("role", "list");
  list.setAttribute("aria-label", WORDS.sides[side]);
  if (view[side].length) view[side][0].button.tabIndex = 0;
  return element("div", "row", [element("div", `heading ${side}`, WORDS.sides[side]), list]);
}

function buildWord(word, repeated) {
  word.name = WORDS.name(word.label, repeated && word.index + 1);
  word.number = element("span", "number");
  word.face = element("span", "label", [{ token: word.label }]);
  word.button = element("button", "item", [word.number, word.face]);
  Object.assign(word.button, { type: "button", tabIndex: -1 });
  Object.assign(word.button.dataset, { side: word.side, index: word.index });
  const item = element("div", "", [word.button]);
  item.setAttribute("role", "listitem");
  return item;
}

/** Every weight as a line: weak ones first, so that strong ones lie on top; then the right links. */
function buildLines(view) {
  const lines = view.target.flatMap((target) => {
    const own = view.source.map((source) => ({ source, target, weight: weightOf(view, source, target) }));
    const best = own.reduce((one, other) => (other.weight > one.weight ? other : one), own[0]);
    return own.filter(({ weight }) => weight > 0).map((line) => ({ ...line, best: line === best }));
  });
  lines.sort((one, other) => one.best - other.best || one.weight - other.weight);
  const best = new Set(lines.filter((line) => line.best).map(({ source, target }) => `${source.index} ${target.index}`));
  const gold = (view.gold ?? []).map(([source, target]) => ({
    source: view.source[source], target: view.target[target], weight: 0, gold: true, met: best.has(`${source} ${target}`),
  }));
  return [...lines, ...gold];
}

function weightOf(view, source, target) {
  return view.weights[target.index * view.source.length + source.index];
}

function fillLegend(view) {
  const swatch = (name) => element("span", `swatch ${name}`);
  const parts = [
    element("span", "entry", [swatch("best"), WORDS.strongest]),
    element("span", "entry", [swatch("other"), WORDS.others(view.least)]),
    WORDS.scale,
  ];
  if (view.gold) parts.push(element("span", "entry", [swatch("met"), WORDS.met]));
  if (view.gold) parts.push(element("span", "entry", [swatch("gold"), WORDS.missed]));
  fill(view.legend, parts);
}

/* Words */

/** "“coches” looks at “cars” (91 %), “red” (6 %)": the strongest three, and up to `most` of those that are strong. */
function sentence(view, word, most) {
  const links = view[OTHER[word.side]].map((other) => ({ other, weight: between(view, word, other) }));
  const ranked = links.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  const isTold = ({ weight }, i) => i === 0 || weight >= (i < 3 ? LEAST.told : LEAST.strong);
  const told = ranked.slice(0, most).filter(isTold);
  const found = told.flatMap(({ other, weight }, i) => [i ? ", " : "", ...other.name, WORDS.weight(weight)]);
  const words = [...word.name, ...(told.length ? [WORDS.looks[word.side], ...found] : [WORDS.nothing[word.side]])];
  const rest = 1 - links.reduce((sum, { weight }) => sum + weight, 0);
  if (word.side === "target" && rest >= LEAST.told) words.push(WORDS.rest(rest));
  return words;
}

function between(view, word, other) {
  return word.side === "target" ? weightOf(view, other, word) : weightOf(view, word, other);
}

/* Drawing */

const isDrawn = (view, line) => line.gold || line.best || line.weight >= Math.max(view.least, 0.005);
const touches = (line, word) => line[word.side] === word;

/** Draw if anything has changed that shows; in a hidden tab (width 0) the resize observer comes back later. */
function refresh(view) {
  const [width, height] = [view.sheet.clientWidth, view.links.clientHeight];
  const drawn = [view.id, view.theme.signature, width, height, view.least, view.sheet.scrollWidth].join(" ");
  if (!width || view.drawn === drawn) return;
  view.drawn = drawn;
  const left = view.sheet.getBoundingClientRect().left;
  for (const word of [...view.source, ...view.target]) {
    const box = word.face.getBoundingClientRect();
    word.x = (box.left + box.right) / 2 - left;
  }
  update(view);
}

/** What stands out now: all lines, or those of the word that is pointed at, with their numbers. */
function update(view) {
  const word = view.shown;
  const lines = view.lines.filter((line) => isDrawn(view, line) && (!word || touches(line, word)));
  view.links.replaceChildren(...lines.map((line) => drawLine(view, line)));
  const other = word && OTHER[word.side];
  const lit = new Set(word && [word, ...lines.filter((line) => !line.gold).map((line) => line[other])]);
  for (const one of [...view.source, ...view.target]) {
    const weight = one.side === other ? between(view, word, one) : 0;
    one.button.classList.toggle("lit", lit.has(one));
    one.number.textContent = weight >= LEAST.told ? percent(weight) : "";
  }
  view.sheet.classList.toggle("focused", Boolean(word));
  fill(view.line, word ? sentence(view, word, 3) : matchMedia("(hover: none)").matches ? WORDS.tap : WORDS.point);
  view.line.toggleAttribute("data-no-picture", !word);
}

/** From the foot of the source word to the head of the target word; both ends stand upright, so that crossings show. */
function drawLine(view, { source, target, weight, best, gold, met }) {
  const height = view.links.clientHeight;
  const bend = height * 0.42;
  const d = `M${source.x} 0 C${source.x} ${bend} ${target.x} ${height - bend} ${target.x} ${height}`;
  const path = (attributes) => {
    const made = document.createElementNS(SVG, "path");
    const values = { d, fill: "none", "stroke-linecap": "round", ...attributes };
    for (const [name, value] of Object.entries(values)) made.setAttribute(name, value);
    Object.assign(made.dataset, { source: source.index, target: target.index });
    return made;
  };
  if (gold) {
    const stroke = met ? view.theme.background : getComputedStyle(view.root).getPropertyValue("--gold").trim();
    return path({ class: met ? "gold met" : "gold", stroke, "stroke-width": met ? 1.5 : 3, "stroke-dasharray": "6 7" });
  }
  const thickness = best ? 3 + 4 * weight : 1 + 4 * weight;
  // A weak strongest line must still be seen: the scale's palest colours are near the background.
  const level = Math.round(255 * (best ? 0.45 + 0.4 * weight : 0.12 + 0.6 * weight));
  return path({ class: best ? "best" : "other", stroke: view.theme.scale[level], "stroke-width": thickness });
}

/** Show one word's lines, or with null all; a word that gets the focus speaks for itself. */
function show(view, word, spoken = true) {
  if (view.shown === word) return;
  view.shown = word;
  view.line.setAttribute("aria-live", spoken ? "polite" : "off");
  update(view);
}

/* Pointing and moving */

function wordOf(view, target) {
  const button = target?.closest?.(".item");
  return button ? view[button.dataset.side][button.dataset.index] : null;
}

function listen(view) {
  const { sheet } = view;
  const focused = () => wordOf(view, sheet.querySelector(":focus-visible"));
  const point = (event) => event.pointerType !== "touch" && show(view, wordOf(view, event.target) ?? focused());
  Object.assign(sheet, { onpointerover: point, onpointerleave: point });
  sheet.onpointerdown = (event) => (view.touch = event.pointerType === "touch");
  // A finger has no hover: a tap shows a word's lines, another lets it go.
  sheet.onclick = ({ target }) => {
    const word = wordOf(view, target);
    if (view.touch || !word) show(view, view.shown === word ? null : word);
  };
  sheet.onkeydown = (event) => move(view, event);
  sheet.addEventListener("focusin", ({ target }) => focus(view, wordOf(view, target)));
  sheet.addEventListener("focusout", () => !view.touch && show(view, null));
}

function focus(view, word) {
  if (!word) return;
  for (const other of view[word.side]) other.button.tabIndex = other === word ? 0 : -1;
  if (word.button.matches(":focus-visible")) show(view, word, false);
}

/** The word of the other side that stands nearest. */
function nearest(view, from) {
  const others = view[OTHER[from.side]];
  return others.reduce((one, other) => (Math.abs(other.x - from.x) < Math.abs(one.x - from.x) ? other : one)).index;
}

/** Each side is one stop of the Tab key; the arrows move along it and across. */
function move(view, event) {
  view.touch = false;
  if (event.key === "Escape") return show(view, null);
  const from = wordOf(view, event.target);
  if (!from || !MOVES[event.key] || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  event.preventDefault();
  event.stopPropagation();
  const to = at(view, ...MOVES[event.key](view, from));
  to.button.scrollIntoView({ block: "nearest", inline: "nearest" });
  return to.button.focus({ preventScroll: true });
}
