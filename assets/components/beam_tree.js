// The tree of a beam search: a column a step, the best at the top; dropped branches below the cut.

const WORDS = {
  point: ["Point at a token, or use the arrow keys.", " Click or Enter opens it."],
  tap: ["Tap a token to read its branch.", " Tap it again to open it."],
  start: ["Start: nothing is written yet."],
  step: (number, token) => [`”. Step ${number} writes “`, { token }, "”"],
  chances: (own, nats) => ` with ${percent(own)}; ${WORDS.whole(Math.exp(nats))}, log-probability ${inNats(nats)}. `,
  whole: (probability) => `everything so far has ${percent(probability, 1)}`,
  kept: (place, count) => `Kept: number ${place} of the ${count} at this step.`,
  dropped: (width, short) => `Dropped: outside the best ${width}, ${inNats(short)} behind the last of them.`,
  notBest: (width) => `Dropped: not among the ${width} best finished ones.`,
  finished: (score) => ` Finished with score ${inNats(score)}.`,
  winner: " The winner’s path.",
  deadEnd: " Nothing that followed was kept.",
  switch: (count) => `Show dropped branches (${count})`,
  heading: (step) => (step === 0 ? "start" : step === 1 ? "step 1" : step),
  list: (step) => (step === 0 ? "Start" : `Step ${step}, best first`),
  cut: (width) => `dropped: outside the best ${width}`,
  legend: { path: "winner’s path", bar: "probability of the step itself", mark: "✓ finished, with its score" },
};
const LINES = ["cut", "dropped", "kept", "winner", "lit"];
const MOST = { chip: 12, text: 120, shownAtFirst: 60 };
const PITCH = { kept: 38, dropped: 22 };
const GAP = { least: 22, most: 64, cut: 30, edge: 6 };
const MOVES = {
  ArrowLeft: (view, node) => node.parent,
  ArrowRight: (view, node) => node.children.find((child) => child.winner) ?? node.children.find(isSeen(view)),
  ArrowUp: (view, node) => view.columns[node.depth][node.place - 1],
  ArrowDown: (view, node) => view.columns[node.depth].filter(isSeen(view))[node.place + 1],
  Home: (view) => view.nodes[0],
  End: (view) => view.nodes.findLast((node) => node.winner) ?? view.columns.at(-1)[0],
};
const keptOf = (nodes) => nodes.filter((node) => node.kept);
const isSeen = (view) => (node) => node.kept || view.box.checked;
const digits = (value) => (Math.abs(value) < 0.01 ? 4 : Math.abs(value) < 1 ? 3 : 2);
const inNats = (value) => (Math.abs(value) < 0.00005 ? "≈0" : decimal(value, digits(value)));

export default function render({ data, parentElement, setTriggerValue }) {
  const [view, takeDown] = viewIn(parentElement, mount);
  view.open = data.openable && ((node) => setTriggerValue("opened", node.id));
  view.scroller.style.maxHeight = `${data.height}px`;
  // Lines and chips follow the theme through CSS; the scrollbars and the switch need its brightness.
  readTheme(view.root);
  if (view.id !== data.id) build(view, data);
  select(view, data.selected);
  refresh(view);
  update(view);
  return takeDown;
}

function mount(parentElement) {
  const view = { root: element("div", "beam"), nodes: [] };
  for (const part of ["line", "sheet", "scroller", "legend", "head", "drawing", "cut"]) view[part] = element("div", part);
  view.switch = element("label", "switch");
  view.line.setAttribute("aria-live", "polite");
  view.box = Object.assign(element("input"), { type: "checkbox", role: "switch", onchange: () => toggle(view) });
  view.drawing.innerHTML = `<svg aria-hidden="true">${LINES.map((name) => `<path class="${name}"/>`).join("")}</svg>`;
  view.draw = (name, lines) => view.drawing.querySelector(`.${name}`).setAttribute("d", lines.join(""));
  view.scroller.append(view.sheet);
  view.root.append(element("div", "top", [view.line, view.switch]), view.scroller, view.legend);
  fill(view.legend, Object.entries(WORDS.legend).map(([name, words]) => element("span", name, words)));
  listen(view);
  view.sheet.addEventListener("focusout", () => show(view, null));
  hang(view, parentElement, () => view.id && refresh(view), view.root);
  whenFontLoads(view.root, () => view.id && refresh(view, true));
}

/* Structure */

function build(view, data) {
  const had = itemOf(view, view.root.getRootNode().activeElement)?.id;
  const nodes = new Map(data.nodes.map((node) => [node.id, { ...node, children: [] }]));
  Object.assign(view, { id: data.id, width: data.width, drawn: null, shown: null, selected: null });
  Object.assign(view, { nodes: [...nodes.values()], columns: [] });
  for (const node of view.nodes) {
    node.parent = nodes.get(node.parent) ?? null;
    node.place = (view.columns[node.depth] ??= []).push(node) - 1;
    node.parent?.children.push(node);
  }
  if (!view.asked) view.box.checked = view.nodes.length <= MOST.shownAtFirst;
  const dropped = view.nodes.length - keptOf(view.nodes).length;
  view.switch.hidden = dropped === 0;
  fill(view.switch, [view.box, WORDS.switch(dropped)]);
  fill(view.cut, [element("span", "", WORDS.cut(data.width))]);
  fill(view.head, view.columns.map((_, step) => element("span", "heading", String(WORDS.heading(step)))));
  view.sheet.replaceChildren(view.head, view.drawing, view.cut, ...view.columns.map(buildColumn));
  for (const node of view.nodes) node.button.ariaLabel = plain(sentence(view, node, isolated(textOf(node), Infinity)));
  makeTabStop(view, nodes.get(had) ?? nodes.get(data.selected) ?? view.nodes[0]);
  nodes.get(had)?.button.focus({ preventScroll: true });
}

function buildColumn(column, step) {
  const items = column.map((node) => {
    const states = ["kept", "finished", "winner"].filter((state) => node[state]);
    node.button = element("button", `node ${states.join(" ")}`, [tokenElement(node.token, MOST.chip)]);
    if (node.finished && node.kept) node.button.append(element("span", "mark", `✓ ${inNats(node.score)}`));
    node.button.style.setProperty("--own", node.parent ? ownProbability(node) : 0);
    Object.assign(node.button, { type: "button", tabIndex: -1 });
    node.button.dataset.id = node.id;
    return Object.assign(element("div", node.kept ? "" : "below", [node.button]), { role: "listitem" });
  });
  return Object.assign(element("div", "column", items), { role: "list", ariaLabel: WORDS.list(step) });
}

/* Words */

function pathTo(node) {
  const path = [];
  for (let one = node; one; one = one.parent) path.unshift(one);
  return path;
}

const ownProbability = (node) => Math.min(1, Math.exp(node.log_probability - node.parent.log_probability));

/** Python's text, else the tokens: letters stand together, words apart; a long text keeps its end. */
function textOf(node) {
  const tokens = pathTo(node).slice(1).flatMap((one) => (one.finished ? [] : one.token));
  const text = visible(node.text ?? tokens.join(tokens.every((token) => [...token].length === 1) ? "" : " "));
  const parts = text.length > MOST.text ? [...GRAPHEMES.segment(text)].map((part) => part.segment) : [];
  return parts.length > MOST.text ? `…${parts.slice(1 - MOST.text).join("")}` : text;
}

/** What a node is, in words; `text` as an element or as a string. */
function sentence(view, node, text) {
  if (!node.parent) return WORDS.start;
  const nats = node.log_probability;
  const words = ["“", text, ...WORDS.step(node.depth, node.token), WORDS.chances(ownProbability(node), nats)];
  const kept = keptOf(view.columns[node.depth]);
  const last = kept.findLast((other) => !other.finished) ?? node;
  if (node.kept) words.push(WORDS.kept(node.place + 1, kept.length));
  else words.push(node.finished ? WORDS.notBest(view.width) : WORDS.dropped(view.width, last.log_probability - nats));
  if (node.finished) words.push(WORDS.finished(node.score));
  if (node.winner) words.push(WORDS.winner);
  const goesOn = node.finished || !view.columns[node.depth + 1] || keptOf(node.children).length;
  if (node.kept && !goesOn) words.push(WORDS.deadEnd);
  return words;
}

/* Drawing */

/** Place chips and lines if anything has changed that shows; in a hidden tab (width 0) the observer comes back later. */
function refresh(view, force = false) {
  const room = view.root.clientWidth;
  const drawn = `${room} ${view.box.checked}`;
  if (!room || (view.drawn === drawn && !force)) return;
  view.drawn = drawn;
  // Dropped ones keep their room in a column while hidden, so that the switch moves nothing sideways.
  view.sheet.classList.remove("kept-only");
  for (const node of view.nodes) node.width = node.button.offsetWidth;
  view.sheet.classList.toggle("kept-only", !view.box.checked || view.switch.hidden);
  const widths = view.columns.map((column) => Math.max(...column.map((node) => node.width)));
  const free = room - 2 * GAP.edge - widths.reduce((sum, width) => sum + width, 0);
  const gap = Math.max(GAP.least, Math.min(GAP.most, free / (widths.length - 1 || 1)));
  const top = view.head.offsetHeight + GAP.edge;
  const cuts = view.columns.map((column) => top + Math.max(view.width, keptOf(column).length) * PITCH.kept + GAP.cut / 2);
  let [x, bottom] = [GAP.edge, view.box.checked ? Math.max(...cuts) : 0];
  view.columns.forEach((column, step) => {
    const below = cuts[step] + GAP.cut / 2 - keptOf(column).length * PITCH.dropped;
    column.forEach((node, i) => {
      const y = node.kept ? top + (i + 0.5) * PITCH.kept : below + (i + 0.5) * PITCH.dropped;
      Object.assign(node, { x, y, end: x + widths[step] });
      Object.assign(node.button.style, { left: `${x}px`, top: `${y}px` });
      if (isSeen(view)(node)) bottom = Math.max(bottom, y + (node.kept ? PITCH.kept : PITCH.dropped) / 2);
    });
    view.head.children[step].style.left = `${x}px`;
    x += widths[step] + gap;
  });
  Object.assign(view.sheet.style, { width: `${x - gap + GAP.edge}px`, height: `${bottom + GAP.edge}px` });
  view.cut.style.top = `${cuts[0]}px`;
  // Where a target has ended, more than the beam's width is kept: the cut steps down.
  const steps = cuts.map((cut, step) => `H${view.columns[step][0].x - gap / 2}V${cut}`);
  view.draw("cut", [`M0 ${cuts[0]}`, ...steps, `H${room + x}`]);
  const lineOf = (node) => node.parent && (node.winner ? "winner" : node.kept ? "kept" : "dropped");
  for (const name of LINES.slice(1, 4)) view.draw(name, view.nodes.filter((node) => lineOf(node) === name).map(lineTo));
  update(view);
}

/** From the parent's right edge level to the end of its column, then in a curve to the node. */
function lineTo(node) {
  const { x, y, parent } = node;
  const middle = (parent.end + x) / 2;
  return `M${parent.x + parent.width} ${parent.y}H${parent.end}C${middle} ${parent.y} ${middle} ${y} ${x} ${y}`;
}

/** What stands out now: the node pointed at, else the selected one, and the path to it. */
function update(view) {
  const node = view.shown ?? view.selected;
  const path = new Set(pathTo(node));
  for (const other of view.nodes) other.button.classList.toggle("lit", path.has(other));
  if (view.drawn) view.draw("lit", [...path].slice(1).filter(isSeen(view)).map(lineTo));
  say(view, node && sentence(view, node, tokenElement(textOf(node), Infinity)), view.open);
}

/* Pointing, opening */

function itemOf(view, target) {
  const id = target?.closest?.(".node")?.dataset.id;
  return id === undefined ? null : view.nodes.find((node) => String(node.id) === id);
}

function toggle(view) {
  view.asked = true; // from now on the size of a tree decides nothing
  makeTabStop(view, view.nodes.find((node) => node.button.tabIndex === 0));
  refresh(view);
}

/** The tree is one stop of the Tab key; one that is hidden goes to its parent, which never is. */
function makeTabStop(view, node) {
  const stop = isSeen(view)(node) ? node : node.parent;
  for (const other of view.nodes) other.button.tabIndex = other === stop ? 0 : -1;
}

/** A finger has no hover: its first tap shows a branch, the second opens the node. */
function press(view, node) {
  if (!node || (view.touch && view.shown !== node)) return show(view, node);
  if (!view.open || node === view.selected) return undefined;
  node.button.classList.add("pending");
  return view.open(node);
}

/** Python decides what is selected; until it has answered, the node only says "pending". */
function select(view, id) {
  view.selected = view.nodes.find((node) => node.id === id) ?? null;
  if (view.selected && !view.selected.kept) view.box.checked = true;
  for (const node of view.nodes) {
    node.button.classList.remove("pending");
    node.button.ariaCurrent = node === view.selected ? "true" : null;
  }
}
