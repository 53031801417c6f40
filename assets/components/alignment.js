// Words of a text above, words of its translation below, lines by cross-attention between them.

const WORDS = {
  sides: { source: "Text: looked at (key)", target: "Translation: looks (query)" },
  point: ["Point at either side, or use the arrow keys."],
  tap: ["Tap on either side."],
  looks: { target: " looks at ", source: " is looked at most by " },
  nothing: { target: " looks at nothing here", source: " is looked at by nothing" },
  rest: (weight) => `, start and end ${percent(weight)}`,
  scale: "The more weight, the thicker and the stronger in colour",
  strongest: "strongest of each",
  others: (least) => (least > 0 ? `others of at least ${percent(least)}` : "others"),
  met: "strongest and right",
  missed: "right, but not the strongest",
};
const SIDES = ["source", "target"];
const LOOKS = "target";
const MOVES = {
  ArrowLeft: (view, { side, index }) => at(view, side, index + (view.directions[side] === "rtl" ? 1 : -1)),
  ArrowRight: (view, { side, index }) => at(view, side, index + (view.directions[side] === "rtl" ? -1 : 1)),
  ArrowUp: (view, from) => (from.side === "source" ? from : nearest(view, from)),
  ArrowDown: (view, from) => (from.side === "target" ? from : nearest(view, from)),
  Home: (view, { side }) => at(view, side, 0),
  End: (view, { side }) => at(view, side, Infinity),
};
const SVG = "http://www.w3.org/2000/svg";

export default function render({ data, parentElement }) {
  const [view, takeDown] = viewIn(parentElement, mount);
  colour(view, ["target", "source", "gold"]);
  Object.assign(view, { least: data.least, theme: readTheme(view.root) });
  if (view.id !== data.id) build(view, data);
  view.id = data.id;
  view.sheet.setAttribute("aria-label", data.caption);
  fillLegend(view);
  refresh(view);
  return takeDown;
}

function mount(parentElement) {
  const view = { root: element("div", "alignment"), source: [], target: [], shown: null };
  for (const part of ["line", "sheet", "legend"]) view[part] = element("div", part);
  view.links = document.createElementNS(SVG, "svg");
  view.links.classList.add("links");
  view.links.setAttribute("aria-hidden", "true");
  view.sheet.setAttribute("role", "group");
  view.scroller = element("div", "scroller", [view.sheet]);
  view.root.append(view.line, view.scroller, view.legend);
  listen(view, enter);
  view.sheet.addEventListener("focusout", () => !view.touch && show(view, null));
  hang(view, parentElement, () => view.id && refresh(view), view.line, view.sheet);
}

/* Structure */

function build(view, data) {
  const focused = itemOf(view, view.root.getRootNode().activeElement);
  view.shown = null;
  view.weights = new Float32Array(bytesOf(data.weights).buffer);
  view.gold = data.gold;
  view.directions = data.directions;
  for (const side of SIDES) {
    view[side] = data[side].map((label, index) => ({ side, index, label, parts: [{ token: label }] }));
  }
  view.sheet.replaceChildren(buildSide(view, "source"), view.links, buildSide(view, "target"));
  view.lines = buildLines(view);
  view.scroller.scrollLeft = view.directions.target === "rtl" ? view.scroller.scrollWidth : 0;
  nameAll(view);
  if (focused) at(view, focused.side, focused.index)?.button.focus({ preventScroll: true });
}

/** A row of words in the reading direction of its language. */
function buildSide(view, side) {
  const list = buildList(view, side, `side ${side}`, ({ number, face }) => [number, face]);
  list.dir = view.directions[side];
  return element("div", "row", [element("div", `heading ${side}`, WORDS.sides[side]), list]);
}

/**
 * Every weight as a line: weak ones first, so that strong ones lie on top; then the right links. Where start and end
 * outweigh the strongest line of a word, that line says little and is one of many.
 */
function buildLines(view) {
  const lines = view.target.flatMap((target) => {
    const own = linksOf(view, target).map(({ looked, weight }) => ({ source: looked, target, weight }));
    const best = own.reduce((one, other) => (other.weight > one.weight ? other : one), own[0]);
    const counts = best && best.weight >= restOf(own);
    return own.filter(({ weight }) => weight > 0).map((line) => ({ ...line, best: counts && line === best }));
  });
  lines.sort((one, other) => one.best - other.best || one.weight - other.weight);
  const best = new Set(lines.filter((line) => line.best).map(({ source, target }) => `${source.index} ${target.index}`));
  const gold = (view.gold ?? []).map(([source, target]) => ({
    source: view.source[source], target: view.target[target], weight: 0, gold: true, met: best.has(`${source} ${target}`),
  }));
  return [...lines, ...gold];
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

/** What is missing to 100 % went to the start and end tokens. */
const restOf = (links) => 1 - links.reduce((sum, { weight }) => sum + weight, 0);

/** What a word has to do with the other side. */
function sentence(view, word, most) {
  const links = linksOf(view, word);
  const [words] = tell(word, links, most);
  const rest = restOf(links);
  if (word.side === LOOKS && rest >= LEAST.told) words.push(WORDS.rest(rest));
  return words;
}

/* Drawing */

const isDrawn = (view, line) => line.gold || line.best || line.weight >= Math.max(view.least, LEAST.told);
const touches = (line, word) => line[word.side] === word;

/** Draw if anything has changed that shows; in a hidden tab (width 0) the resize observer comes back later. */
function refresh(view) {
  const [width, height] = [view.sheet.clientWidth, view.links.clientHeight];
  const drawn = [view.id, view.theme.signature, width, height, view.least, view.sheet.scrollWidth].join(" ");
  if (!width || view.drawn === drawn) return;
  view.drawn = drawn;
  const left = view.sheet.getBoundingClientRect().left;
  for (const word of items(view)) {
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
  const other = word && otherSide(word.side);
  const weights = new Map(word && linksOf(view, word).map((link) => [link.other, link.weight]));
  const lit = new Set(word && [word, ...lines.filter((line) => !line.gold).map((line) => line[other])]);
  for (const one of items(view)) {
    const weight = weights.get(one) ?? 0;
    one.button.classList.toggle("lit", lit.has(one));
    one.number.textContent = weight >= LEAST.told ? percent(weight) : "";
  }
  view.sheet.classList.toggle("focused", Boolean(word));
  say(view, word && sentence(view, word, 3));
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
  const thickness = (best ? 1.5 : 1) + 5.5 * weight;
  // A weak strongest line must still be seen: the scale's palest colours are near the background.
  const level = Math.round(255 * (best ? 0.45 + 0.4 * weight : 0.12 + 0.6 * weight));
  return path({ class: best ? "best" : "other", stroke: view.theme.scale[level], "stroke-width": thickness });
}

/* Pointing and moving */

/** A finger has no hover: a tap shows a word's lines, another lets it go. */
function press(view, word) {
  if (view.touch || !word) show(view, view.shown === word ? null : word);
}

/** The word of the other side that stands nearest. */
function nearest(view, from) {
  const others = view[otherSide(from.side)];
  return others.reduce((one, other) => (Math.abs(other.x - from.x) < Math.abs(one.x - from.x) ? other : one));
}

function enter({ button }) {
  button.scrollIntoView({ block: "nearest", inline: "nearest" });
  button.focus({ preventScroll: true });
}
