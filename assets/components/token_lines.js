// One head as two columns of tokens: left those that look, right those looked at, a line for every weight.

const WORDS = {
  sides: { query: "looks (query)", key: "looked at (key)" },
  point: ["Point at a token, or use the arrow keys.", " Click or Enter keeps its row."],
  tap: ["Tap a token to see its weights.", " Tap it again to keep its row."],
  looks: { query: " looks at ", key: " is looked at most by " },
  nothing: { query: " looks at nothing", key: " is looked at by no token" },
  others: (weight) => `, all others ${percent(weight)}`,
  count: { query: (count) => `; blocked: ${count}`, key: (count) => `; blocked for ${count}` },
  blocked: "blocked",
  legend: "Weight",
  leftOut: (least) => `Lines under ${percent(least)} are left out`,
};
const SIDES = ["query", "key"];
const LOOKS = "query";
const PITCH = { least: 18, most: 30 };
const THINNEST = 0.02; // least weight of a line
const MOVES = {
  ArrowUp: (view, { side, index }) => at(view, side, index - 1),
  ArrowDown: (view, { side, index }) => at(view, side, index + 1),
  ArrowLeft: (view, { index }) => at(view, "query", index),
  ArrowRight: (view, { index }) => at(view, "key", index),
  Home: (view, { side }) => at(view, side, 0),
  End: (view, { side }) => at(view, side, Infinity),
};
const PENDING_MS = 2500;

export default function render({ data, parentElement, setTriggerValue }) {
  const [view, takeDown] = viewIn(parentElement, mount);
  view.choose = (row) => setTriggerValue("chose", row);
  colour(view, SIDES);
  if (view.id !== data.id) build(view, data);
  Object.assign(view, { id: data.id, height: data.height, choosable: data.choosable, theme: readTheme(view.root) });
  select(view, data.chosen);
  refresh(view);
  update(view);
  return takeDown;
}

function mount(parentElement) {
  const view = { root: element("div", "lines"), query: [], key: [], chosen: [], shown: null };
  for (const part of ["line", "sheet", "links", "legend"]) view[part] = element("div", part);
  // One canvas at rest, one for the token that is pointed at: pointing never draws all lines again.
  view.canvases = [element("canvas"), element("canvas")];
  view.links.append(...view.canvases);
  view.links.setAttribute("aria-hidden", "true");
  view.scroller = element("div", "scroller", [view.sheet]);
  view.root.append(view.line, view.scroller, view.legend);
  view.line.setAttribute("aria-live", "polite");
  listen(view);
  view.sheet.addEventListener("focusout", () => show(view, null));
  // The line above keeps its height, so that what is drawn here can't set off another resize.
  hang(view, parentElement, () => view.id && refresh(view), view.line);
  whenFontLoads(view.root, () => view.id && refresh(view));
}

/* Structure */

function build(view, data) {
  const focused = itemOf(view, view.root.getRootNode().activeElement);
  view.shown = null;
  view.weights = new Float32Array(bytesOf(data.weights).buffer);
  view.blocked = data.blocked && bytesOf(data.blocked);
  for (const side of SIDES) {
    view[side] = data[`${side}_tokens`].map((label, index) => ({ side, index, label, parts: partsOf(label) }));
  }
  const [left, right] = SIDES.map((side) => element("div", `heading ${side}`, WORDS.sides[side]));
  const [looks, looked] = SIDES.map((side) => buildList(view, side, side, ({ face, number }) => [face, number]));
  view.sheet.replaceChildren(left, element("div", "heading"), right, looks, view.links, looked);
  nameAll(view);
  const faint = view.weights.some((weight) => weight > 0 && weight < THINNEST);
  fill(view.legend, [WORDS.legend, scaleLegend(), faint ? WORDS.leftOut(THINNEST) : ""]);
  if (focused) at(view, focused.side, focused.index).button.focus({ preventScroll: true });
}

/** "n → o" is two tokens: each keeps its own direction and length. */
function partsOf(label) {
  const [reads, ...writes] = label.split(" → ");
  return writes.length ? [{ token: reads }, " → ", { token: writes.join(" → ") }] : [{ token: label }];
}

/* Words */

/** What a token has to do with the other side, and how many pairs the mask blocks. */
function sentence(view, token, most) {
  const links = linksOf(view, token);
  const [words, untold] = tell(token, links, most);
  const rest = untold.reduce((sum, { weight }) => sum + weight, 0);
  const blocked = links.filter((link) => link.blocked).length;
  if (token.side === LOOKS && rest >= THINNEST) words.push(WORDS.others(rest));
  if (blocked) words.push(WORDS.count[token.side](blocked));
  return words;
}

/* Drawing */

const isDrawn = ({ weight }) => weight >= THINNEST;

/** Rows as high as there is room, at the least height they scroll; where labels would be cut, numbers go inside. */
function fit(view) {
  view.root.style.maxHeight = `${view.height}px`;
  const around = view.root.offsetHeight - view.scroller.offsetHeight + view.sheet.firstChild.offsetHeight;
  const count = Math.max(view.query.length, view.key.length);
  view.pitch = Math.floor(Math.min(PITCH.most, Math.max(PITCH.least, (view.height - around - 6) / count)));
  view.sheet.style.setProperty("--pitch", `${view.pitch}px`);
  view.sheet.classList.remove("tight");
  const isCut = ({ button: { firstChild: label } }) => label.scrollWidth > label.clientWidth;
  view.sheet.classList.toggle("tight", items(view).some(isCut));
  return [view.links.offsetWidth, count * view.pitch];
}

/** Draw if anything has changed that shows; in a hidden tab (width 0) the resize observer comes back later. */
function refresh(view) {
  const [width, height] = fit(view);
  const chosen = view.chosen.map(({ index }) => index);
  const drawn = [view.id, view.theme.signature, window.devicePixelRatio, width, height, chosen].join(" ");
  if (!width || view.drawn === drawn) return;
  Object.assign(view, { drawn, width, pens: view.canvases.map((canvas) => prepare(canvas, width, height)) });
  const others = view.query.filter((row) => !view.chosen.includes(row));
  drawLines(view, view.pens[0], others, ...(chosen.length ? [1.5, 0.2] : [2, 1]));
  drawLines(view, view.pens[0], view.chosen, 4);
  if (view.shown) update(view);
}

/** The scale's colours are opacities over the background, yet weak lines that cross don't add up to a strong one. */
function drawLines(view, pen, origins, thickness, opacity = 1) {
  const place = ({ index }) => (index + 0.5) * view.pitch;
  const links = origins.flatMap((token) => linksOf(view, token)).filter(isDrawn);
  Object.assign(pen, { globalAlpha: opacity, lineWidth: thickness });
  for (const { looks, looked, weight } of links.sort((one, other) => one.weight - other.weight)) {
    pen.strokeStyle = view.theme.scale[Math.round(weight * 255)];
    pen.beginPath();
    pen.moveTo(0, place(looks));
    pen.lineTo(view.width, place(looked));
    pen.stroke();
  }
}

/** What stands out now: the token pointed at, else the chosen rows; numbers only where they belong to one token. */
function update(view) {
  const origins = view.shown ? [view.shown] : view.chosen;
  const links = origins.flatMap((token) => linksOf(view, token));
  const lit = new Set([...origins, ...links.filter(isDrawn).map(({ other }) => other)]);
  const numbers = new Map(origins.length === 1 ? links.map((link) => [link.other, link]) : []);
  for (const token of items(view)) {
    const { weight = 0, blocked = false } = numbers.get(token) ?? {};
    token.button.classList.toggle("lit", lit.has(token));
    token.button.classList.toggle("blocked", blocked);
    token.number.textContent = blocked ? WORDS.blocked : weight >= LEAST.told ? percent(weight) : "";
  }
  view.sheet.classList.toggle("focused", lit.size > 0);
  view.links.classList.toggle("pointed", Boolean(view.shown));
  say(view, origins.length === 1 && sentence(view, origins[0], 3), view.choosable);
  view.pens?.[1].clearRect(0, 0, view.width, view.links.offsetHeight);
  if (view.pens && view.shown) drawLines(view, view.pens[1], origins, 4);
}

/* Choosing */

/** A finger has no hover: its first tap shows a token's lines, the second chooses the row. */
function press(view, token) {
  if (!token || (view.touch && view.shown !== token)) return show(view, token);
  if (token.side !== "query" || !view.choosable) return undefined;
  clearPending(view);
  clearTimeout(view.timer);
  view.timer = setTimeout(() => clearPending(view), PENDING_MS);
  token.button.classList.add("pending");
  return view.choose(token.index);
}

const clearPending = (view) => view.sheet.querySelector(".pending")?.classList.remove("pending");

/** Python decides what is chosen; until it has answered, the row only says "pending". */
function select(view, chosen) {
  clearPending(view);
  view.chosen = chosen.map((row) => view.query[row]);
  for (const { button, index } of view.query) {
    button.classList.toggle("chosen", chosen.includes(index));
    if (view.choosable) button.ariaPressed = chosen.includes(index);
  }
}
