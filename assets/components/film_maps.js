// What one film shows at a frame: step, loss and exact match, the answer, and every head as a small map.

const LABELLED = 56; // pixels of a thumbnail from which on its role has room below it
const LARGEST = 104;
const READABLE = 40;
const SMALLEST = 24;
const GROUP_GAP = 28;
const TITLE = 175; // pixels that a title of a group needs
const TITLE_LENGTH = 28; // characters of a film's title
const HEADINGS = 58;
const ROLE = 20;
const TEXT_LENGTH = 120; // characters of the text that is read
const PIECE_GAP = 3; // pixels between the pieces of an answer
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/* Structure */

function buildReel(view, film, several) {
  const reel = { film, root: element("section", "reel"), groups: [], facts: {} };
  // A live film has no more than its newest look; the loss of the run itself stands above it and is newer.
  const told = view.live ? { step: WORDS.look } : WORDS.facts;
  const facts = element("div", "facts", Object.entries(told).map(([name, words]) => {
    reel.facts[name] = element("span", "value");
    return element("span", `fact ${name}`, [element("span", "name", words), reel.facts[name]]);
  }));
  reel.pieces = element("div", "pieces");
  reel.answer = element("div", "answer", [
    element("span", "asked", WORDS.reads),
    tokenElement(film.text, TEXT_LENGTH),
    element("span", "names", [element("span", "", WORDS.right), element("span", "", WORDS.written)]),
    reel.pieces,
  ]);
  reel.answer.setAttribute("role", "img");
  reel.cells = [];
  reel.maps = element("div", "groups");
  if (several || film.title) {
    const title = element("div", "film-title", clip(film.title, TITLE_LENGTH));
    title.setAttribute("role", "heading");
    title.setAttribute("aria-level", "3");
    reel.root.append(title);
  }
  reel.root.append(element("div", "head", [facts, reel.answer]), reel.maps);
  reel.groups = film.kinds.map((kind, i) => buildGroup(view, reel, kind, i));
  reel.maps.append(...reel.groups.map((group) => group.root));
  return reel;
}

function buildGroup(view, reel, kind, number) {
  const group = { reel, number, kind, blocked: kind.blocked && bytesOf(kind.blocked), thumbs: [], heads: [], layers: [] };
  const grid = part("grid", "grid");
  grid.setAttribute("aria-label", kind.title);
  grid.style.setProperty("--heads", kind.heads);
  // Nearly square is square, so that rows stand level; flat or tall maps keep their shape within limits: a strip 5
  // pixels high shows nothing.
  const ratio = kind.columns.length / kind.rows.length;
  group.shape = ratio > 0.8 && ratio < 1.25 ? 1 : Math.min(1.6, Math.max(0.8, ratio));
  grid.style.setProperty("--shape", group.shape);
  group.heads = Array.from({ length: kind.heads }, () => part("columnheader", "column"));
  grid.append(part("row", "row", [part("columnheader", "corner"), ...group.heads]));
  for (let layer = 0; layer < kind.layers; layer += 1) {
    group.layers.push(part("rowheader", "layer"));
    const thumbs = Array.from({ length: kind.heads }, (_, head) => buildThumb(view, group, layer, head));
    grid.append(part("row", "row", [group.layers[layer], ...thumbs]));
  }
  group.root = element("div", "group", [element("div", "title", kind.title), grid]);
  group.grid = grid;
  return group;
}

function part(role, className, content = []) {
  const made = element("div", className, content);
  made.setAttribute("role", role);
  return made;
}

function buildThumb(view, group, layer, head) {
  const button = element("button", "thumb", [element("canvas")]);
  const thumb = { button, group, layer, head, canvas: button.firstChild, role: element("span", "role") };
  thumb.name = WORDS.name(group.kind.title, layer, head);
  button.type = "button";
  button.tabIndex = layer || head ? -1 : 0;
  // A click of the mouse leaves the focus where it is, so that the arrow keys go on stepping.
  button.onmousedown = (event) => (event.preventDefault(), view.root.contains(focused(view)) || view.root.focus({ preventScroll: true }));
  button.onclick = () => hold(view, thumb);
  button.onpointerenter = (event) => event.pointerType !== "touch" && showPreview(view, thumb);
  button.onpointerleave = (event) => event.pointerType !== "touch" && leavePreview(view);
  button.onfocus = () => (makeTabStop(group, thumb), button.matches(":focus-visible") && showPreview(view, thumb));
  button.onblur = () => leavePreview(view);
  button.onkeydown = (event) => moveFocus(group, thumb, event);
  group.thumbs.push(thumb);
  view.thumbs.push(thumb);
  return part("gridcell", "cell", [button, thumb.role]);
}

const focused = (view) => view.root.getRootNode().activeElement;

/** Each group is one stop of the Tab key; the arrows move inside. */
function makeTabStop(group, thumb) {
  for (const other of group.thumbs) other.button.tabIndex = other === thumb ? 0 : -1;
}

function moveFocus(group, thumb, event) {
  const by = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  group.thumbs.find((one) => one.layer === thumb.layer + by[0] && one.head === thumb.head + by[1])?.button.focus();
}

function buildLegend(view) {
  view.swatch = element("canvas", "swatch");
  const blocked = element("span", "scale", [view.swatch, WORDS.blocked]);
  view.legend.replaceChildren(element("span", "", WORDS.legend), scaleLegend(), element("span", "axes", WORDS.axes));
  if (view.reels.some((reel) => reel.groups.some((group) => group.blocked))) view.legend.append(blocked);
}

/* Layout */

/** As many groups beside each other as make the thumbnails largest: readable first, then within half the window. */
function layOut(view, reel) {
  const { kinds } = reel.film;
  // Several films have no room beside each other: their maps stand below each other and may be higher.
  const share = view.reels.length > 1 ? 0.75 : 0.5;
  const [width, room] = [reel.maps.clientWidth, Math.max(300, window.innerHeight * share)];
  const [heads, layers] = ["heads", "layers"].map((name) => Math.max(...kinds.map((kind) => kind[name])));
  const plans = kinds.flatMap((_, i) => plansOf(i + 1, width, room, kinds.length, heads, layers));
  const readable = plans.filter(({ size }) => size >= READABLE);
  const value = (plan) => plan.size + (plan.wide ? 20 : 0); // roles in sight are worth some pixels
  const largest = (some) => some.sort((one, other) => value(other) - value(one))[0];
  const flattest = readable.sort((one, other) => one.height - other.height)[0];
  const best = largest(readable.filter(({ height }) => height <= room)) ?? flattest ?? largest(plans);
  reel.maps.style.setProperty("--thumb", `${best.size}px`);
  reel.maps.style.setProperty("--own", `${Math.floor(best.own)}px`);
  reel.maps.style.setProperty("--gap", `${best.gap}px`);
  reel.maps.style.setProperty("--label", `${best.label}px`);
  const short = !best.wide;
  reel.maps.classList.toggle("short", short);
  for (const group of reel.groups) {
    group.heads.forEach((cell, head) => (cell.textContent = WORDS.head(head, short)));
    group.layers.forEach((cell, layer) => (cell.textContent = WORDS.layer(layer, short)));
    const density = window.devicePixelRatio || 1;
    group.pixels = [best.size, best.size / group.shape].map((side) => Math.round(side * density));
    const { kind, blocked, pixels } = group;
    const sides = [kind.rows.length, kind.columns.length];
    group.mask = blocked && blockedLayer(blocked, ...sides, pixels, view.theme);
  }
  reel.shown = null;
  balance(reel);
}

/** So many groups beside each other: as wide as there is room, and as high as there is room. */
function plansOf(beside, width, room, groups, heads, layers) {
  const own = (width - (beside - 1) * GROUP_GAP) / beside;
  if (beside > 1 && own < TITLE) return [];
  const fit = (label, gap) => Math.floor((own - label - 2) / heads - gap);
  const wide = fit(58, 8) >= LABELLED;
  const [label, gap] = wide ? [58, 8] : [26, 4];
  const rows = Math.ceil(groups / beside);
  const plan = (size, wide, label, gap) => {
    const height = rows * (HEADINGS + layers * (size + gap + (wide ? ROLE : 0)));
    return { size, wide, label, gap, own, height };
  };
  const low = Math.floor((room / rows - HEADINGS) / layers - 4);
  return [
    plan(Math.max(SMALLEST, Math.min(LARGEST, fit(label, gap))), wide, label, gap),
    plan(Math.max(SMALLEST, Math.min(LARGEST, fit(26, 4), low)), false, 26, 4),
  ];
}

/* Drawing */

function showReel(view, reel, frame) {
  if (reel.shown === frame) return;
  reel.shown = frame;
  const { step, loss, exact } = reel.facts;
  step.textContent = view.live ? WORDS.step(frame.step) : counted(frame.step);
  if (loss) loss.textContent = frame.loss === null ? WORDS.unknown : decimal(frame.loss, 3);
  if (exact) exact.textContent = frame.exact === null ? WORDS.unknown : percent(frame.exact, 1);
  showAnswer(reel, frame);
  const scratch = [document.createElement("canvas"), document.createElement("canvas")];
  for (const group of reel.groups)
    for (const thumb of group.thumbs) drawThumb(view, thumb, frame, scratch);
}

function weightsOf({ group, layer, head }, frame) {
  const { start, size, heads } = group.reel.film.kinds[group.number];
  const from = start + (layer * heads + head) * size;
  return frame.maps.subarray(from, from + size);
}

function drawThumb(view, thumb, frame, scratch) {
  const { kind, pixels, mask, number } = thumb.group;
  const [width, height] = pixels;
  if (thumb.canvas.width !== width || thumb.canvas.height !== height) Object.assign(thumb.canvas, { width, height });
  const sides = [kind.rows.length, kind.columns.length];
  drawSmall(thumb.canvas, weightsOf(thumb, frame), ...sides, mask, view.theme, scratch);
  const role = view.roles[frame.roles[number][thumb.layer * kind.heads + thumb.head]] ?? "";
  if (thumb.said === role) return;
  thumb.said = role;
  thumb.role.textContent = role;
  thumb.button.setAttribute("aria-label", thumb.name + (role && `, ${role}`));
}

/** The right answer above the model's own, piece by piece; a tick or a cross and the border tell them apart. */
function showAnswer(reel, frame) {
  const { text, right, answer } = reel.film;
  if (reel.cells.length !== right.length + 1) buildCells(reel, right.length + 1);
  const more = frame.pieces.length - right.length;
  reel.cells.forEach((cell, i) => {
    // One place after the right answer counts what the model writes beyond it.
    const written = i < right.length ? frame.pieces[i] : more > 0 ? WORDS.more(more) : undefined;
    const state = right[i] !== undefined && right[i] === written ? "right" : "wrong";
    cell.root.className = `piece ${i < right.length || more > 0 ? state : "none"}`;
    setToken(cell.wanted, right[i]);
    setToken(cell.written, written);
  });
  const whole = [frame.answer, answer].map((text) => text && isolated(text, ANSWER));
  const said = [WORDS.asked(isolated(text, TEXT_LENGTH)), ...WORDS.answer(...whole, frame.isRight)];
  reel.answer.setAttribute("aria-label", said.join(""));
}

function buildCells(reel, places) {
  reel.cells = Array.from({ length: places }, () => {
    const [wanted, written] = [tokenElement(""), tokenElement("")];
    wanted.classList.add("wanted");
    written.classList.add("written");
    const root = element("span", "piece none", [wanted, written, svg(SIGNS.right), svg(SIGNS.wrong)]);
    root.children[2].classList.add("tick");
    root.children[3].classList.add("cross");
    return { root, wanted, written };
  });
  // Each cell is isolated, so the browser can't tell by itself which way they run.
  reel.pieces.dir = RIGHT_TO_LEFT.test(reel.film.answer.match(/\p{L}/u)?.[0] ?? "") ? "rtl" : "ltr";
  reel.pieces.replaceChildren(...reel.cells.map((cell) => cell.root));
  balance(reel);
}

/** Letters that need several lines fill them evenly: one letter alone below the others would look like another answer. */
function balance({ pieces, cells, film }) {
  pieces.style.maxWidth = "";
  if (!cells.length || film.right.some((piece) => piece.length > 1)) return;
  const cell = cells[0].root.getBoundingClientRect().width + PIECE_GAP;
  const lines = Math.ceil(cells.length / Math.max(1, Math.floor((pieces.clientWidth + PIECE_GAP + 1) / cell)));
  // The last cell may be wider: "+12".
  if (lines > 1) pieces.style.maxWidth = `${(Math.ceil(cells.length / lines) + 0.8) * cell}px`;
}

function setToken(cell, token) {
  const text = token === undefined ? "\u00A0" : clip(token);
  if (cell.textContent === text) return;
  cell.textContent = text;
  cell.title = token === undefined ? "" : visible(token);
}
