// All heads of all layers as small maps: hover enlarges one here, a click opens it in Python.

const SUMMARIES = { mean: ["Mean", "mean of heads"], max: ["Max", "max of heads"], rollout: ["Rollout", "rollout"] };
const WORDS = {
  layer: (layer) => `Layer ${layer + 1}`,
  head: (head) => SUMMARIES[head]?.[0] ?? `Head ${head}`,
  name: (title, layer, head) => `${title}, layer ${layer + 1}, ${SUMMARIES[head]?.[1] ?? `head ${head}`}`,
  pair: ([query, key, weight]) => [{ token: query }, " looks at ", { token: key }, `, ${percent(weight)}`],
  strongest: "strongest pair",
  hint: "Click or Enter opens this head",
  legend: "Attention weight",
  blocked: "Blocked by the mask",
  nothing: "No head fits this filter. Choose other kinds, layers or roles, or show all heads.",
};
const PENDING_MS = 2500;

export default function render({ data, parentElement, setTriggerValue }) {
  const [view, takeDown] = viewIn(parentElement, mount, unmount);
  view.open = (address) => setTriggerValue("opened", address);
  view.theme = readTheme(view.root);
  if (view.id !== data.id) build(view, data);
  view.id = data.id;
  refresh(view);
  select(view, data.selected);
  return takeDown;
}

function mount(parentElement) {
  const root = element("div", "overview");
  const view = { root, groups: [], thumbs: [], legend: element("div", "legend") };
  view.list = element("div", "groups");
  view.hide = () => closePreview(view);
  root.append(view.legend, view.list);
  mountPreview(view);
  root.onkeydown = (event) => moveFocus(view, event);
  hang(view, parentElement, () => view.id && refresh(view), view.list);
}

function unmount(view) {
  unmountPreview(view);
  clearTimeout(view.pending);
}

/* Structure */

function build(view, data) {
  const focused = view.thumbs.find((thumb) => thumb.button === view.root.getRootNode().activeElement)?.address;
  view.hide();
  view.thumbs = [];
  view.groups = data.groups.map((group) => ({
    ...group,
    bytes: bytesOf(group.weights),
    blocked: group.blocked && bytesOf(group.blocked),
    rows: group.query_tokens.length,
    columns: group.key_tokens.length,
  }));
  view.groups = view.groups.filter((group) => group.shown.flat().some(Boolean));
  view.list.replaceChildren(...view.groups.map((group) => buildGroup(view, group)));
  if (!view.groups.length) view.list.append(element("p", "note", WORDS.nothing));
  buildLegend(view);
  if (focused) find(view, focused)?.button.focus({ preventScroll: true });
}

function buildLegend(view) {
  view.swatch = element("canvas", "swatch");
  const blocked = element("span", "scale", [view.swatch, WORDS.blocked]);
  view.legend.replaceChildren(element("span", "", WORDS.legend), scaleLegend());
  if (view.groups.some((group) => group.blocked)) view.legend.append(blocked);
}

function buildGroup(view, group) {
  const section = element("section", "group");
  const heading = element("div", "title", group.title);
  heading.setAttribute("role", "heading");
  heading.setAttribute("aria-level", "3");
  const grid = element("div", "grid");
  grid.setAttribute("role", "grid");
  grid.setAttribute("aria-label", group.title);
  grid.dataset.kind = group.kind;
  grid.style.setProperty("--heads", group.heads.length);
  // Flat or tall maps keep their shape within limits: a strip 5 pixels high shows nothing.
  grid.style.setProperty("--shape", Math.min(1.6, Math.max(0.8, group.columns / group.rows)));
  const names = group.heads.map((head) => cell("columnheader", `column ${besides(head)}`, WORDS.head(head)));
  grid.append(row([cell("columnheader", "corner", ""), ...names]));
  for (let layer = 0; layer < group.layers; layer += 1)
    if (group.shown[layer].some(Boolean)) grid.append(buildLayer(view, group, layer));
  const scroller = element("div", "scroller", [grid]);
  section.append(heading, element("div", "note", group.note ?? ""), scroller);
  return section;
}

function cell(role, className, content) {
  const made = element("div", className, content);
  made.setAttribute("role", role);
  return made;
}

const row = (cells) => cell("row", "row", cells);

/** Mean, max and rollout stand a little apart from the heads they sum up. */
const besides = (head) => (head in SUMMARIES ? `summary ${head}` : "");

function buildLayer(view, group, layer) {
  const thumbs = group.heads.map((head, column) =>
    group.shown[layer][column] ? buildThumb(view, group, layer, column) : cell("gridcell", `cell ${besides(head)}`, ""),
  );
  return row([cell("rowheader", "layer", WORDS.layer(layer)), ...thumbs]);
}

function buildThumb(view, group, layer, column) {
  const button = element("button", "thumb", [element("canvas")]);
  const head = group.heads[column];
  const thumb = { button, group, column, address: { kind: group.kind, layer, head } };
  thumb.row = view.groups.indexOf(group) * 100 + layer;
  const named = ([query, key, weight]) => [group.query_tokens[query], group.key_tokens[key], weight];
  thumb.pairs = group.pairs[layer][column].map(named);
  thumb.name = WORDS.name(group.title, layer, head);
  const role = group.roles[layer][column];
  const strongest = thumb.pairs.length ? `: ${WORDS.strongest} ${plain(WORDS.pair(thumb.pairs[0]))}` : "";
  button.type = "button";
  button.tabIndex = -1;
  button.setAttribute("aria-label", thumb.name + (role && `, ${role}`) + strongest);
  button.onclick = ({ pointerType }) => open(view, thumb, pointerType === "touch");
  // A finger has no hover: a tap opens at once.
  button.onpointerenter = (event) => event.pointerType !== "touch" && showPreview(view, thumb);
  button.onpointerleave = view.hide;
  button.onfocus = () => (makeTabStop(view, thumb), button.matches(":focus-visible") && showPreview(view, thumb));
  button.onblur = view.hide;
  view.thumbs.push(thumb);
  return cell("gridcell", `cell ${besides(head)}`, [button, element("span", "role", role)]);
}

/* Drawing */

function weightsOf(thumb) {
  const { group, address, column } = thumb;
  const size = group.rows * group.columns;
  const start = (address.layer * group.heads.length + column) * size;
  return group.bytes.subarray(start, start + size);
}

/** Draw if anything has changed that shows; in a hidden tab (width 0) the resize observer comes back later. */
function refresh(view) {
  const width = view.thumbs[0]?.button.offsetWidth;
  const drawn = [view.id, view.theme.signature, window.devicePixelRatio, width].join(" ");
  if (!width || view.drawn === drawn) return;
  view.drawn = drawn;
  drawAll(view, view.theme);
}

function drawAll(view, theme) {
  view.hide();
  const scratch = [document.createElement("canvas"), document.createElement("canvas")];
  for (const group of view.groups) {
    const thumbs = view.thumbs.filter((thumb) => thumb.group === group);
    const box = thumbs[0].button.firstChild.getBoundingClientRect();
    const [width, height] = [box.width, box.height].map((side) => Math.round(side * window.devicePixelRatio));
    const { blocked, rows, columns } = group;
    const mask = blocked && blockedLayer(blocked, rows, columns, [width, height], theme);
    for (const thumb of thumbs) {
      const canvas = Object.assign(thumb.button.firstChild, { width, height });
      drawSmall(canvas, weightsOf(thumb), rows, columns, mask, theme, scratch);
    }
  }
  drawSwatch(view);
}

/* Preview */

function showPreview(view, thumb) {
  const { group } = thumb;
  const canvas = element("canvas");
  const pairs = element("ol", "pairs", thumb.pairs.map((pair) => element("li", "", WORDS.pair(pair))));
  fill(view.preview, [element("div", "title", thumb.name), canvas, pairs, element("div", "hint", WORDS.hint)]);
  const width = Math.min(440, window.innerWidth - 16);
  view.preview.style.width = `${width}px`;
  const map = {
    rows: group.query_tokens.map((token) => isolated(token)),
    columns: group.key_tokens.map((token) => isolated(token)),
    image: weightImage(weightsOf(thumb), group.rows, group.columns, 255, view.theme),
    blocked: group.blocked,
  };
  const room = { width: width - 34, height: Math.min(300, window.innerHeight * 0.3), cell: 40, square: true };
  drawMatrix(canvas, map, room, view.theme);
  view.near = thumb;
  view.placePreview();
}

/* Choosing */

const same = (one, other) => one && other && ["kind", "layer", "head"].every((part) => one[part] === other[part]);
const find = (view, address) => view.thumbs.find((thumb) => same(thumb.address, address));

/** Python decides what is selected; until it has answered, the opened thumbnail only says "pending". */
function open(view, thumb, tapped) {
  view.tapped = tapped;
  if (thumb.button.classList.contains("selected")) return showOpened(view);
  clearPending(view);
  thumb.button.classList.add("pending");
  view.pending = setTimeout(() => clearPending(view), PENDING_MS);
  return view.open(thumb.address);
}

/** On a phone the large map stands far below the small ones: after a tap it comes into sight. */
function showOpened(view) {
  const opened = view.tapped && document.querySelector(".st-key-opened-head");
  view.tapped = false;
  if (!opened || opened.getBoundingClientRect().top < window.innerHeight) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  opened.scrollIntoView({ behavior: calm ? "instant" : "smooth" });
}

function clearPending(view) {
  clearTimeout(view.pending);
  for (const thumb of view.thumbs) thumb.button.classList.remove("pending");
}

function select(view, address) {
  clearPending(view);
  for (const thumb of view.thumbs) {
    const selected = same(thumb.address, address);
    thumb.button.classList.toggle("selected", Boolean(selected));
    thumb.button.toggleAttribute("aria-current", Boolean(selected));
    if (selected) thumb.button.setAttribute("aria-current", "true");
  }
  for (const group of view.groups) {
    const own = view.thumbs.filter((thumb) => thumb.group === group);
    if (!own.some((thumb) => thumb.button.tabIndex === 0)) own[0].button.tabIndex = 0;
  }
  const selected = find(view, address);
  if (selected) makeTabStop(view, selected);
  showOpened(view);
}

/** Each group is one stop of the Tab key; the arrows move inside. */
function makeTabStop(view, thumb) {
  for (const other of view.thumbs) if (other.group === thumb.group) other.button.tabIndex = other === thumb ? 0 : -1;
}

function moveFocus(view, event) {
  const from = view.thumbs.find((thumb) => thumb.button === event.target);
  if (event.key === "Escape") view.hide();
  const to = from && target(view, from, event);
  if (!to) return;
  event.preventDefault();
  event.stopPropagation();
  to.button.focus();
}

function target(view, from, { key, ctrlKey }) {
  const own = view.thumbs.filter((thumb) => thumb.row === from.row);
  const group = view.thumbs.filter((thumb) => thumb.group === from.group);
  const nearest = (thumbs, distance) => thumbs.sort((one, other) => distance(one) - distance(other))[0];
  // A filter leaves holes, and past a group's edge the arrows go on in its neighbour.
  const along = (way) => nearest(own.filter((thumb) => (thumb.column - from.column) * way > 0), (t) => t.column * way);
  const across = (way) => {
    const next = nearest(view.thumbs.filter((thumb) => (thumb.row - from.row) * way > 0), (t) => t.row * way);
    const there = view.thumbs.filter((thumb) => thumb.row === next?.row);
    return nearest(there, (thumb) => Math.abs(thumb.column - from.column));
  };
  const moves = {
    ArrowLeft: () => along(-1),
    ArrowRight: () => along(1),
    ArrowUp: () => across(-1),
    ArrowDown: () => across(1),
    Home: () => (ctrlKey ? group : own)[0],
    End: () => (ctrlKey ? group : own).at(-1),
  };
  return moves[key]?.();
}
