// One head as two columns of tokens: left those that look, right those looked at, a line for every weight.

const WORDS = {
  sides: { query: "looks (query)", key: "looked at (key)" },
  point: ["Point at a token, or use the arrow keys.", " Click or Enter keeps its row."],
  tap: ["Tap a token to see its weights.", " Tap it again to keep its row."],
  name: (parts, number) => ["“", ...parts, number ? `” no.\u00A0${number}` : "”"],
  weight: (weight) => ` (${percent(weight).replace(" ", "\u00A0")})`,
  looks: { query: " looks at ", key: " is looked at most by " },
  nothing: { query: " looks at nothing", key: " is looked at by no token" },
  others: (weight) => `, all others ${percent(weight)}`,
  count: { query: (count) => `; blocked: ${count}`, key: (count) => `; blocked for ${count}` },
  blocked: "blocked",
  legend: "Weight",
  leftOut: (least) => `Lines under ${percent(least)} are left out`,
};
const SIDES = ["query", "key"];
const OTHER = { query: "key", key: "query" };
const PITCH = { least: 18, most: 30 };
// Least weight of a line, of a number (it reads as 1 %), and of what a token's name for screen readers must say.
const LEAST = { drawn: 0.02, told: 0.005, strong: 0.1 };
const MOVES = {
  ArrowUp: ({ side, index }) => [side, index - 1],
  ArrowDown: ({ side, index }) => [side, index + 1],
  ArrowLeft: ({ index }) => ["query", index],
  ArrowRight: ({ index }) => ["key", index],
  Home: ({ side }) => [side, 0],
  End: ({ side }) => [side, Infinity],
};
const PENDING_MS = 2500;
const views = new WeakMap();

export default function render({ data, parentElement, setTriggerValue }) {
  const view = views.get(parentElement) ?? mount(parentElement);
  view.generation += 1;
  const generation = view.generation;
  view.choose = (row) => setTriggerValue("chose", row);
  const colours = getComputedStyle(view.root).getPropertyValue("--st-chart-categorical-colors").split(",");
  SIDES.forEach((side, i) => view.root.style.setProperty(`--${side}`, colours[i]));
  if (view.id !== data.id) build(view, data);
  Object.assign(view, { id: data.id, height: data.height, choosable: data.choosable, theme: readTheme(view.root) });
  select(view, data.chosen);
  refresh(view);
  update(view);
  // Streamlit calls the clean-up of an overtaken run too; only the latest may take the view down.
  return () => view.generation === generation && unmount(view, parentElement);
}

function mount(parentElement) {
  parentElement.querySelector(".lines")?.remove();
  const view = { root: element("div", "lines"), generation: 0, query: [], key: [], chosen: [], shown: null };
  for (const part of ["line", "sheet", "links", "legend"]) view[part] = element("div", part);
  // One canvas at rest, one for the token that is pointed at: pointing never draws all lines again.
  view.canvases = [element("canvas"), element("canvas")];
  view.links.append(...view.canvases);
  view.links.setAttribute("aria-hidden", "true");
  view.scroller = element("div", "scroller", [view.sheet]);
  view.root.append(view.line, view.scroller, view.legend);
  listen(view);
  // The line above keeps its height, so that what is drawn here can't set off another resize.
  view.resized = new ResizeObserver(() => view.id && refresh(view));
  view.resized.observe(view.line);
  parentElement.append(view.root);
  whenFontLoads(view.root, () => view.id && refresh(view));
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
  const focused = tokenOf(view, view.root.getRootNode().activeElement);
  view.shown = null;
  view.weights = new Float32Array(bytesOf(data.weights).buffer);
  view.blocked = data.blocked && bytesOf(data.blocked);
  for (const side of SIDES) view[side] = data[`${side}_tokens`].map((label, index) => ({ side, index, label }));
  const [left, right] = SIDES.map((side) => element("div", `heading ${side}`, WORDS.sides[side]));
  const [looks, looked] = SIDES.map((side) => buildColumn(view, side));
  view.sheet.replaceChildren(left, element("div", "heading"), right, looks, view.links, looked);
  for (const token of tokens(view)) token.button.setAttribute("aria-label", plain(sentence(view, token, 12)));
  const faint = view.weights.some((weight) => weight > 0 && weight < LEAST.drawn);
  fill(view.legend, [WORDS.legend, scaleLegend(), faint ? WORDS.leftOut(LEAST.drawn) : ""]);
  if (focused) at(view, focused.side, focused.index).button.focus({ preventScroll: true });
}

const tokens = (view) => [...view.query, ...view.key];
const at = (view, side, index) => view[side][Math.max(0, Math.min(index, view[side].length - 1))];

function buildColumn(view, side) {
  const count = new Map();
  for (const { label } of view[side]) count.set(label, (count.get(label) ?? 0) + 1);
  const list = element("div", side, view[side].map((token) => buildToken(token, count.get(token.label) > 1)));
  list.setAttribute("role", "list");
  list.setAttribute("aria-label", WORDS.sides[side]);
  view[side][0].button.tabIndex = 0;
  return list;
}

function buildToken(token, repeated) {
  const parts = partsOf(token.label);
  token.name = WORDS.name(parts, repeated && token.index + 1);
  token.number = element("span", "number");
  token.button = element("button", "item", [element("span", "label", parts), token.number]);
  Object.assign(token.button, { type: "button", tabIndex: -1 });
  Object.assign(token.button.dataset, { side: token.side, index: token.index });
  const item = element("div", "", [token.button]);
  item.setAttribute("role", "listitem");
  return item;
}

/** "n → o" is two tokens: each keeps its own direction and length. */
function partsOf(label) {
  const [reads, ...writes] = label.split(" → ");
  return writes.length ? [{ token: reads }, " → ", { token: writes.join(" → ") }] : [{ token: label }];
}

/* Weights and words */

/** What a token has to do with every token of the other side. */
function linksOf(view, token) {
  return view[OTHER[token.side]].map((other) => {
    const [query, key] = token.side === "query" ? [token, other] : [other, token];
    const cell = query.index * view.key.length + key.index;
    return { query, key, other, weight: view.weights[cell], blocked: Boolean(view.blocked?.[cell]) };
  });
}

/** "“n → o” looks at “o” (91 %), “t” (6 %)": the strongest three, and up to `most` of those that are strong. */
function sentence(view, token, most) {
  const links = linksOf(view, token);
  const ranked = links.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  const isTold = ({ weight }, i) => i === 0 || weight >= (i < 3 ? LEAST.told : LEAST.strong);
  const told = ranked.slice(0, most).filter(isTold);
  const found = told.flatMap(({ other, weight }, i) => [i ? ", " : "", ...other.name, WORDS.weight(weight)]);
  const { name, side } = token;
  const words = [...name, ...(told.length ? [WORDS.looks[side], ...found] : [WORDS.nothing[side]])];
  const rest = ranked.slice(told.length).reduce((sum, { weight }) => sum + weight, 0);
  const blocked = links.filter((link) => link.blocked).length;
  if (side === "query" && rest >= LEAST.drawn) words.push(WORDS.others(rest));
  if (blocked) words.push(WORDS.count[side](blocked));
  return words;
}

/* Drawing */

const isDrawn = ({ weight }) => weight >= LEAST.drawn;

/** Rows as high as there is room, at the least height they scroll; where labels would be cut, numbers go inside. */
function fit(view) {
  view.root.style.maxHeight = `${view.height}px`;
  const around = view.root.offsetHeight - view.scroller.offsetHeight + view.sheet.firstChild.offsetHeight;
  const count = Math.max(view.query.length, view.key.length);
  view.pitch = Math.floor(Math.min(PITCH.most, Math.max(PITCH.least, (view.height - around - 6) / count)));
  view.sheet.style.setProperty("--pitch", `${view.pitch}px`);
  view.sheet.classList.remove("tight");
  const isCut = ({ button: { firstChild: label } }) => label.scrollWidth > label.clientWidth;
  view.sheet.classList.toggle("tight", tokens(view).some(isCut));
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
  for (const { query, key, weight } of links.sort((one, other) => one.weight - other.weight)) {
    pen.strokeStyle = view.theme.scale[Math.round(weight * 255)];
    pen.beginPath();
    pen.moveTo(0, place(query));
    pen.lineTo(view.width, place(key));
    pen.stroke();
  }
}

/** What stands out now: the token pointed at, else the chosen rows; numbers only where they belong to one token. */
function update(view) {
  const origins = view.shown ? [view.shown] : view.chosen;
  const links = origins.flatMap((token) => linksOf(view, token));
  const lit = new Set([...origins, ...links.filter(isDrawn).map(({ other }) => other)]);
  const numbers = new Map(origins.length === 1 ? links.map((link) => [link.other, link]) : []);
  for (const token of tokens(view)) {
    const { weight = 0, blocked = false } = numbers.get(token) ?? {};
    token.button.classList.toggle("lit", lit.has(token));
    token.button.classList.toggle("blocked", blocked);
    token.number.textContent = blocked ? WORDS.blocked : weight >= LEAST.told ? percent(weight) : "";
  }
  view.sheet.classList.toggle("focused", lit.size > 0);
  view.links.classList.toggle("pointed", Boolean(view.shown));
  const hint = (matchMedia("(hover: none)").matches ? WORDS.tap : WORDS.point).slice(0, view.choosable ? 2 : 1);
  fill(view.line, origins.length === 1 ? sentence(view, origins[0], 3) : hint);
  view.line.toggleAttribute("data-no-picture", origins.length !== 1);
  view.pens?.[1].clearRect(0, 0, view.width, view.links.offsetHeight);
  if (view.pens && view.shown) drawLines(view, view.pens[1], origins, 4);
}

/** Show one token's lines, or with null those at rest; a token that gets the focus speaks for itself. */
function show(view, token, spoken = true) {
  if (view.shown === token) return;
  view.shown = token;
  view.line.setAttribute("aria-live", spoken ? "polite" : "off");
  update(view);
}

/* Pointing, choosing, moving */

function tokenOf(view, target) {
  const button = target?.closest?.(".item");
  return button ? view[button.dataset.side][button.dataset.index] : null;
}

function listen(view) {
  const { sheet } = view;
  const focused = () => tokenOf(view, sheet.querySelector(":focus-visible"));
  const point = (event) => event.pointerType !== "touch" && show(view, tokenOf(view, event.target) ?? focused());
  Object.assign(sheet, { onpointerover: point, onpointerleave: point });
  sheet.onpointerdown = (event) => (view.touch = event.pointerType === "touch");
  sheet.onclick = (event) => press(view, tokenOf(view, event.target));
  sheet.onkeydown = (event) => move(view, event);
  sheet.addEventListener("focusin", ({ target }) => focus(view, tokenOf(view, target)));
  sheet.addEventListener("focusout", () => show(view, null));
  view.line.setAttribute("aria-live", "polite");
}

function focus(view, token) {
  if (!token) return;
  for (const other of view[token.side]) other.button.tabIndex = other === token ? 0 : -1;
  if (token.button.matches(":focus-visible")) show(view, token, false);
}

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

/** Each column is one stop of the Tab key; the arrows move inside and across. */
function move(view, event) {
  view.touch = false;
  if (event.key === "Escape") return show(view, null);
  const from = tokenOf(view, event.target);
  if (!from || !MOVES[event.key] || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return at(view, ...MOVES[event.key](from)).button.focus();
}
