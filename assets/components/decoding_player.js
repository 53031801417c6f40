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
  cross: ["Source", "lit by cross-attention"],
  reads: ["Target so far", "lit by decoder self-attention; dashed: still to come"],
  encoder: ["Tokens", "lit by encoder self-attention"],
  top: ["Next token", "most probable first"],
  here: ["Written here", "most probable first"],
  map: ["Cross-attention, step by step", "row = the step that looks, column = the token looked at"],
  encoderMap: ["Encoder self-attention", "row = the token that looks, column = the token looked at"],
  allMap: ["All attention, step by step", "row = the token that looks, column = the token looked at"],
  switch: "What the map shows",
  crossOnly: "Cross-attention",
  everything: "Everything",
  quadrants: ["Encoder self-attention", "Blocked", "Cross-attention", "Decoder self-attention"],
  framed: "; framed: forced",
  corner: "reads → writes",
  written: "written",
  forced: "forced",
  forcedToken: "You had this token written",
  hint: "Click a token to write it instead.",
  force: (token) => `Write ${token} instead`,
  later: "Not written yet: the causal mask hides what comes later",
  entropy: (nats) => `Entropy ${decimal(nats, 2)} nats (0 = certain)`,
  sentence: (read, looks, writes) => [...read, ...looks, ...writes, "."],
  hasRead: (prefix) => ['Has read "', prefix, '"'],
  atToken: (token) => ['At "', token, '"'],
  looksAt: (token, share) => [', looks at "', token, '" (', share, ")"],
  writes: (token, share) => [', writes "', token, '" (', share, ")"],
  forcedWrites: (token, share) => [', is made to write "', token, '" (', share, ")"],
  cell: (row, column, share) => ['Row "', row, '" looks at "', column, `": ${share}`],
  pair: (row, column, share) => [...row, " looks at ", ...column, `: ${share}`],
  ofSource: (token, place) => [`source token ${place} "`, token, '"'],
  ofTarget: (token, place) => [`target token ${place} "`, token, '"'],
  unwritten: (place) => [`target token ${place}`],
  toCome: (step) => `Step ${step + 1} is still to come.`,
  sourceBlocked: "Blocked: the source never sees the target. It is read before the first target token is written.",
  futureBlocked: (row, column) => ["Blocked: ", ...row, " can't see ", ...column, ", which comes later (causal mask)."],
};
const SPEEDS = [0.5, 1, 2, 4];
const STEP_MS = 1000;
const LONG = 40;
const REST_MS = 700;

export default function render({ data, parentElement, setTriggerValue }) {
  const [player, takeDown] = viewIn(parentElement, mount, unmount);
  player.theme = readTheme(player.root);
  player.fonts = getComputedStyle(player.root).fontFamily;
  player.sendRested = (step) => data.follows && setTriggerValue("rested", step);
  player.sendForced = (step, token) => setTriggerValue("forced", { step, token });
  if (player.data?.id !== data.id) load(player, data);
  adoptFirst(player, data.first);
  player.images.clear();
  player.base = null;
  player.show();
  return takeDown;
}

function mount(parentElement) {
  const root = element("div", "player");
  root.tabIndex = 0;
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", WORDS.player);
  const player = { root, step: 0, speed: 1, layer: 0, head: 0 };
  Object.assign(player, { playing: false, everything: false, sheet: element("canvas") });
  Object.assign(player, { images: new Map(), planes: new Map() });
  player.show = () => show(player);
  buildBar(player);
  buildBody(player);
  root.onkeydown = (event) => onKey(player, event);
  hang(player, parentElement, () => requestAnimationFrame(() => resize(player)), player.mapBox);
  whenFontLoads(root, () => player.data && drawMap(player));
}

function resize(player) {
  player.width = player.mapBox.clientWidth;
  if (player.data) drawMap(player);
}

function unmount(player) {
  clearTimeout(player.timer);
  cancelAnimationFrame(player.revealing);
}

/* Data */

/** Another decoding, with the speed, layer, head and map that the user had. */
function load(player, data) {
  setPlaying(player, false);
  const values = (base64) => base64 && new Uint16Array(bytesOf(base64).buffer);
  const step = sharedStep(player.data, data, player.step);
  const planes = { looks: values(data.looks), reads: values(data.reads), encoder: values(data.encoder) };
  Object.assign(player, { data, ...planes, step, box: null, cell: null });
  player.planes.clear();
  player.layer = Math.min(player.layer, data.layers - 1);
  if (player.head >= data.heads) player.head = 0;
  const numbered = (count) => Array.from({ length: count }, (_, i) => [i, String(i + 1)]);
  for (const name of ["layer", "head"]) player.selects[name].parentElement.hidden = !data.choose;
  options(player.selects.layer, numbered(data.layers));
  options(player.selects.head, [["mean", WORDS.mean], ...numbered(data.heads)]);
  player.scrubber.max = data.target.length - 1;
  setHeading(player, "source", data.encoder_only ? WORDS.encoder : WORDS.cross);
  const [title, note] = WORDS.reads;
  setHeading(player, "target", [title, note + (data.forced.length ? WORDS.framed : "")]);
  setHeading(player, "top", data.encoder_only ? WORDS.here : WORDS.top);
  player.headings.top.append(player.entropy);
  player.parts.target.hidden = data.encoder_only;
  player.parts.top.hidden = data.steps.length === 0;
  player.switch.hidden = !data.encoder;
  player.hint.hidden = !data.forceable;
  player.root.classList.toggle("long", data.source.length + data.target.length > LONG);
  buildChips(player.source, data.source);
  // One place more than is ever read: the token that the last step writes.
  buildChips(player.target, [...data.target, data.steps.at(-1)?.writes ?? ""]);
  buildCandidates(player);
}

/** The user's step, or the last one before two decodings of one source read different tokens. */
function sharedStep(before, data, step) {
  const same = (one, other) => one.length === other.length && one.every((token, i) => token === other[i]);
  if (!before || before.encoder_only !== data.encoder_only || !same(before.source, data.source)) return 0;
  let shared = 0;
  while (shared < step && before.target[shared + 1] === data.target[shared + 1]) shared += 1;
  return Math.min(shared, data.target.length - 1);
}

function setHeading(player, name, [title, note]) {
  fill(player.headings[name], [element("strong", "", title), element("span", "", note)]);
}

/** What Python asks to see first counts when it is new, else the user's own choice stays. */
function adoptFirst(player, first) {
  const { data } = player;
  const changed = (part) => player.first?.[part] !== first[part];
  if (changed("layer")) player.layer = Math.max(0, Math.min(first.layer, data.layers - 1));
  if (changed("head")) player.head = first.head === null || first.head < data.heads ? first.head : 0;
  // What comes back of the user's own step must not pull back one who has gone on.
  if (changed("step") && first.step !== player.sent) player.step = Math.max(0, Math.min(first.step, data.target.length - 1));
  player.first = first;
}

function buildChips(strip, tokens) {
  strip.replaceChildren(...tokens.map((token) => element("span", "item", [chip(token), element("span", "share")])));
  // As the field in which the text was typed: by its first letter.
  const first = tokens.find((token) => /\p{L}/u.test(token) && !/^<.*>$/.test(token)) ?? "";
  strip.dir = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first) ? "rtl" : "ltr";
}

function chip(token) {
  const made = tokenElement(token);
  made.classList.add("chip");
  return made;
}

/** Weights of the chosen head, or of all heads' mean: (row, column), 65535 = 1. */
function plane(player, name) {
  const { layer, head, data, planes } = player;
  const key = `${name} ${layer} ${head}`;
  if (planes.has(key)) return planes.get(key);
  const size = player[name].length / data.layers / data.heads;
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
  return Array.from(plane(player, name).subarray(start, start + columns), (value) => value / 65535);
}

/** The five best, and the written token where sampling took another. */
function candidates(step) {
  const listed = step.top.some(([token]) => token === step.writes);
  return listed ? step.top : [...step.top, [step.writes, step.chosen]];
}

/** Ask Python for another decoding, in which this step writes the i-th candidate. */
function force(player, i) {
  const record = player.data.steps[player.step];
  const token = candidates(record)[i]?.[0];
  if (!canForce(player, record, token)) return;
  setPlaying(player, false);
  player.sendForced(player.step, token);
}

function canForce(player, record, token) {
  const { forceable, never_forced } = player.data;
  return forceable && token !== undefined && token !== record.writes && token !== never_forced;
}

/* Playing */

function go(player, step) {
  player.step = Math.max(0, Math.min(step, player.data.target.length - 1));
  player.show();
  rest(player);
}

/** Tell Python where the user has come to rest, for the link; never while it plays. */
function rest(player) {
  clearTimeout(player.resting);
  player.resting = setTimeout(() => {
    if (player.playing || player.step === (player.sent ?? player.first.step)) return;
    player.sent = player.step;
    player.sendRested(player.step);
  }, REST_MS);
}

function setPlaying(player, playing) {
  clearTimeout(player.timer);
  if (playing && !player.playing && player.step === player.data.target.length - 1) go(player, 0);
  player.playing = playing;
  showPlaying(player.playButton, playing);
  if (playing) player.timer = setTimeout(() => tick(player), STEP_MS / player.speed);
  else rest(player);
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
