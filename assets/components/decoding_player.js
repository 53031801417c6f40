// One decoding, played in the browser: what each step read, looked at and wrote.

const WORDS = {
  player: "Decoding player: arrow keys step, space plays",
  first: "First step",
  back: "One step back",
  play: "Play",
  pause: "Pause",
  next: "One step on",
  last: "Last step",
  scrubber: "Step",
  position: (step, count) => `Step ${step + 1} of ${count}`,
  speed: "Speed",
  layer: "Layer",
  head: "Head",
  mean: "Mean",
  meanOfHeads: "Mean of heads",
  cross: ["Source", "lit by cross-attention"],
  reads: ["Target so far", "lit by decoder self-attention"],
  encoder: ["Tokens", "lit by encoder self-attention"],
  top: ["Next token", "most probable first"],
  here: ["Written here", "most probable first"],
  map: ["Cross-attention, step by step", "row = the step that looks, column = the token looked at"],
  encoderMap: ["Encoder self-attention", "row = the token that looks, column = the token looked at"],
  corner: "reads → writes",
  written: "written",
  entropy: (nats) => `Entropy ${nats.toFixed(2)} nats (0 = certain)`,
  sentence: (read, looks, writes) => [...read, ...looks, ...writes, "."],
  hasRead: (prefix) => ['Has read "', prefix, '"'],
  atToken: (token) => ['At "', token, '"'],
  looksAt: (token, share) => [', looks at "', token, '" (', share, ")"],
  writes: (token, share) => [', writes "', token, '" (', share, ")"],
  cell: (row, column, share) => ['Row "', row, '" looks at "', column, `": ${share}`],
};
const ICONS = {
  first: "M5 5h2v14H5z M20 5v14L9 12z",
  back: "M17 5v14L6 12z",
  play: "M7 4v16l13-8z",
  pause: "M6 5h4v14H6z M14 5h4v14h-4z",
  next: "M7 5v14l11-7z",
  last: "M4 5v14l11-7z M17 5h2v14h-2z",
};
const SPEEDS = [0.5, 1, 2, 4];
const STEP_MS = 1000;
const LONG = 40;
const players = new WeakMap();

export default function render({ data, parentElement }) {
  const player = players.get(parentElement) ?? mount(parentElement);
  player.generation += 1;
  const generation = player.generation;
  player.theme = readTheme(player.root);
  if (player.data?.id !== data.id) load(player, data);
  adoptFirst(player, data.first);
  player.images.clear();
  player.show();
  // Streamlit calls the clean-up of an overtaken run too; only the latest may take the player down.
  return () => player.generation === generation && unmount(player, parentElement);
}

function mount(parentElement) {
  parentElement.querySelector(".player")?.remove();
  const root = element("div", "player");
  root.tabIndex = 0;
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", WORDS.player);
  const player = { root, generation: 0, step: 0, speed: 1, layer: 0, head: 0, playing: false };
  Object.assign(player, { images: new Map(), planes: new Map() });
  player.show = () => show(player);
  buildBar(player);
  buildBody(player);
  root.onkeydown = (event) => onKey(player, event);
  player.resized = new ResizeObserver(() => requestAnimationFrame(() => player.data && drawMap(player)));
  player.resized.observe(player.mapBox);
  parentElement.append(root);
  players.set(parentElement, player);
  whenFontLoads(root, () => player.data && drawMap(player));
  return player;
}

function unmount(player, parentElement) {
  clearTimeout(player.timer);
  player.resized.disconnect();
  player.root.remove();
  players.delete(parentElement);
}

/* Structure */

function buildBar(player) {
  const icon = (name, act) => {
    const button = element("button", "icon", [svg(ICONS[name])]);
    button.type = "button";
    button.classList.add(name);
    label(button, WORDS[name]);
    button.onclick = act;
    return button;
  };
  player.playButton = icon("play", () => setPlaying(player, !player.playing));
  const buttons = element("div", "buttons", [
    icon("first", () => go(player, 0)),
    icon("back", () => go(player, player.step - 1)),
    player.playButton,
    icon("next", () => go(player, player.step + 1)),
    icon("last", () => go(player, Infinity)),
  ]);
  player.scrubber = element("input", "scrubber");
  Object.assign(player.scrubber, { type: "range", min: 0, step: 1 });
  label(player.scrubber, WORDS.scrubber);
  player.scrubber.oninput = () => go(player, Number(player.scrubber.value));
  player.position = element("span", "position");
  player.selects = {
    layer: choice("layer", (value) => ((player.layer = Number(value)), player.show())),
    head: choice("head", (value) => ((player.head = value === "mean" ? null : Number(value)), player.show())),
    speed: choice("speed", (value) => (player.speed = Number(value))),
  };
  options(player.selects.speed, SPEEDS.map((speed) => [speed, `${speed}×`]));
  player.selects.speed.value = player.speed;
  const selects = element("div", "choices", Object.values(player.selects).map((select) => select.parentElement));
  player.root.append(element("div", "bar", [buttons, player.scrubber, player.position, selects]));
}

function svg(path) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.setAttribute("viewBox", "0 0 24 24");
  made.setAttribute("aria-hidden", "true");
  made.append(document.createElementNS("http://www.w3.org/2000/svg", "path"));
  made.firstChild.setAttribute("d", path);
  return made;
}

function label(control, words) {
  control.setAttribute("aria-label", words);
  control.title = words;
}

function choice(name, changed) {
  const select = element("select", name);
  select.onchange = () => changed(select.value);
  element("label", "choice", [element("span", "", WORDS[name]), select]);
  return select;
}

function options(select, entries) {
  select.replaceChildren(...entries.map(([value, words]) => new Option(words, value)));
}

function buildBody(player) {
  const part = (name, ...content) => element("section", name, [element("div", "heading"), ...content]);
  player.sentence = element("p", "sentence");
  player.sentence.setAttribute("aria-live", "polite");
  player.sentence.setAttribute("aria-atomic", "true");
  [player.source, player.target] = [element("div", "chips"), element("div", "chips")];
  [player.bars, player.entropy] = [element("div", "bars"), element("span", "entropy")];
  player.stop = element("p", "stop");
  player.canvas = element("canvas");
  player.canvas.setAttribute("role", "img");
  player.canvas.onclick = (event) => cellAt(player, event) && go(player, cellAt(player, event).row);
  player.canvas.onpointermove = (event) => readOut(player, event);
  player.canvas.onpointerleave = () => fill(player.readout, "");
  player.mapBox = element("div", "map-box", [player.canvas]);
  player.readout = element("p", "readout");
  player.parts = {
    source: part("source", player.source),
    target: part("target", player.target),
    top: part("top", player.bars),
    map: part("map", player.mapBox, element("div", "below", [player.readout, scaleLegend()])),
  };
  const { source, target, top, map } = player.parts;
  const strips = element("div", "column", [source, target, top, player.stop]);
  player.root.append(player.sentence, element("div", "columns", [strips, map]));
}

/* Data */

/** Another decoding: from its start, with the speed, layer and head that the user had. */
function load(player, data) {
  setPlaying(player, false);
  const values = (base64) => base64 && new Uint16Array(bytesOf(base64).buffer);
  Object.assign(player, { data, looks: values(data.looks), reads: values(data.reads), step: 0, box: null });
  player.planes.clear();
  player.layer = Math.min(player.layer, data.layers - 1);
  if (player.head >= data.heads) player.head = 0;
  const numbered = (count) => Array.from({ length: count }, (_, i) => [i, String(i + 1)]);
  for (const name of ["layer", "head"]) player.selects[name].parentElement.hidden = !data.choose;
  options(player.selects.layer, numbered(data.layers));
  options(player.selects.head, [["mean", WORDS.mean], ...numbered(data.heads)]);
  player.scrubber.max = data.target.length - 1;
  const headings = { source: data.encoder_only ? WORDS.encoder : WORDS.cross, target: WORDS.reads };
  headings.top = data.encoder_only ? WORDS.here : WORDS.top;
  headings.map = data.encoder_only ? WORDS.encoderMap : WORDS.map;
  for (const [name, [title, note]] of Object.entries(headings)) {
    fill(player.parts[name].firstChild, [element("strong", "", title), element("span", "", note)]);
  }
  player.parts.target.hidden = data.encoder_only;
  player.parts.top.firstChild.append(player.entropy);
  player.root.classList.toggle("long", data.source.length + data.target.length > LONG);
  player.parts.top.hidden = data.steps.length === 0;
  buildChips(player.source, data.source);
  // One place more than is ever read: the token that the last step writes.
  buildChips(player.target, [...data.target, data.steps.at(-1)?.writes ?? ""]);
  // As many bars at every step, with names as wide, so that nothing moves.
  const named = data.steps.map((step) => candidates(step).map(([token]) => [...GRAPHEMES.segment(clip(token))].length));
  player.barCount = Math.max(0, ...named.map((names) => names.length));
  player.bars.style.setProperty("--name", `${Math.max(4, ...named.flat())}ch`);
}

/** What Python asks to see first counts when it is new, else the user's own choice stays. */
function adoptFirst(player, first) {
  const { data } = player;
  const changed = (part) => player.first?.[part] !== first[part];
  if (changed("layer")) player.layer = Math.max(0, Math.min(first.layer, data.layers - 1));
  if (changed("head")) player.head = first.head === null || first.head < data.heads ? first.head : 0;
  if (changed("step")) player.step = Math.max(0, Math.min(first.step, data.target.length - 1));
  player.first = first;
}

function buildChips(strip, tokens) {
  strip.replaceChildren(...tokens.map((token) => element("span", "item", [chip(token), element("span", "share")])));
  const words = tokens.filter((token) => !/^<.*>$/.test(token));
  const rightToLeft = words.filter((token) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(token));
  strip.dir = rightToLeft.length * 2 > words.length ? "rtl" : "ltr";
}

function chip(token) {
  const made = tokenElement(token);
  made.classList.add("chip");
  return made;
}

/** Weights of the chosen head, or of all heads' mean: (row, column), 65535 = 1. */
function plane(player, name, columns) {
  const { layer, head, data, planes } = player;
  const key = `${name} ${layer} ${head}`;
  if (planes.has(key)) return planes.get(key);
  const size = data.target.length * columns;
  const first = layer * data.heads * size;
  const of = (number) => player[name].subarray(first + number * size, first + (number + 1) * size);
  const chosen = head === null ? new Float32Array(size) : of(head);
  for (let other = 0; head === null && other < data.heads; other += 1) {
    of(other).forEach((value, i) => (chosen[i] += value / data.heads));
  }
  planes.set(key, chosen);
  return chosen;
}

function weightsAt(player, name, columns) {
  const start = player.step * columns;
  return Array.from(plane(player, name, columns).subarray(start, start + columns), (value) => value / 65535);
}

/** The five best, and the written token where sampling took another. */
function candidates(step) {
  const listed = step.top.some(([token]) => token === step.writes);
  return listed ? step.top : [...step.top, [step.writes, step.chosen]];
}

/* Playing */

function go(player, step) {
  player.step = Math.max(0, Math.min(step, player.data.target.length - 1));
  player.show();
}

function setPlaying(player, playing) {
  clearTimeout(player.timer);
  if (playing && !player.playing && player.step === player.data.target.length - 1) go(player, 0);
  player.playing = playing;
  player.playButton.querySelector("path").setAttribute("d", playing ? ICONS.pause : ICONS.play);
  label(player.playButton, playing ? WORDS.pause : WORDS.play);
  if (playing) player.timer = setTimeout(() => tick(player), STEP_MS / player.speed);
}

function tick(player) {
  go(player, player.step + 1);
  setPlaying(player, player.step < player.data.target.length - 1);
}

function onKey(player, event) {
  const inside = event.target.tagName;
  // Selects, and the scrubber for arrows, have their own meaning for these keys; so has Space on a button.
  if (inside === "SELECT" || event.ctrlKey || event.metaKey || event.altKey) return;
  const moves = {
    ArrowLeft: () => go(player, player.step - 1),
    ArrowRight: () => go(player, player.step + 1),
    Home: () => go(player, 0),
    End: () => go(player, Infinity),
    " ": () => setPlaying(player, !player.playing),
  };
  const own = event.key === " " ? inside === "BUTTON" : inside === "INPUT";
  if (!moves[event.key] || own) return;
  event.preventDefault();
  event.stopPropagation();
  moves[event.key]();
}
