// The film of a training run: all heads on one sentence, frame by frame; maps and timeline have files of their own.

const WORDS = {
  film: "Film of attention being learned: arrow keys step, space plays",
  live: "Attention as it is now",
  first: "First frame",
  back: "One frame back",
  play: "Play",
  pause: "Pause",
  next: "One frame on",
  last: "Last frame",
  scrubber: "Frame",
  speed: "Speed",
  step: (step) => `Step ${counted(step)}`,
  of: (end) => ` of ${counted(end)}`,
  frame: (step, place, frames) => `Step ${counted(step)}, frame ${place + 1} of ${frames}`,
  facts: { step: "Step", loss: "Loss", exact: "Exact match" },
  look: "Last look at the heads",
  unknown: "–",
  reads: "Reads",
  asked: (text) => `The model reads "${text}". `,
  right: "Right answer",
  written: "Model writes",
  unended: "It goes on instead of ending there.",
  answer: (written, right, isRight) => [
    "The model writes ", ...(written ? ['"', written, '"'] : ["nothing"]),
    ...(isRight ? [", which is right."] : [', right is "', right, '".']),
  ],
  more: (pieces) => `+${pieces}`,
  hits: (hits, all) => `${hits} of ${all} in place.`,
  roles: (heads, found) => {
    if (!found.length) return `None of the ${heads} heads has a role yet.`;
    const [all, list] = [found.reduce((sum, [, many]) => sum + many, 0), found.map(([role, many]) => `${many} ${role}`)];
    return `${all} of ${heads} heads ${all === 1 ? "has" : "have"} a role: ${list.join(", ")}.`;
  },
  layer: (layer, short) => `${short ? "L" : "Layer "}${layer + 1}`,
  head: (head, short) => `${short ? "H" : "Head "}${head + 1}`,
  name: (title, layer, head) => `${title}, layer ${layer + 1}, head ${head + 1}`,
  pair: (query, key, share) => [{ token: query }, " looks at ", { token: key }, `, ${share}`],
  hold: "A click keeps this open while the film plays",
  held: "Click again or press Escape to close",
  legend: "Attention weight",
  axes: "row = the token that looks, column = the token looked at",
  blocked: "Blocked by the mask",
  chart: "Loss and exact match over the steps of training",
  loss: "Loss (nats)",
  exact: "Exact match",
  steps: (step) => `${counted(step)} ${step === 1 ? "step" : "steps"}`,
  marks: "Moments of the film",
  marksOf: (title) => `Moments of ${title}`,
  markedBy: (title) => `Show the moments of ${title} on the timeline`,
};
const SIGNS = {
  right: "M9 16.2 4.8 12 3.4 13.4 9 19 21 7 19.6 5.6z",
  wrong: "M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12z",
};
const SPEEDS = [0.25, 0.5, 1, 2, 4];
const ANSWER = 120; // characters of an answer in a sentence
const WHOLE_MS = 20_000;
const FRAME_MS = [125, 500];

export default function render({ data, parentElement }) {
  const [view, takeDown] = viewIn(parentElement, mount, unmount);
  view.theme = readTheme(view.root);
  view.fonts = getComputedStyle(view.root).fontFamily;
  if (!sameBytes(view.bytes, data)) load(view, data);
  resize(view);
  return takeDown;
}

function mount(parentElement) {
  const root = element("div", "player film");
  root.setAttribute("role", "group");
  const view = { root, films: [], reels: [], thumbs: [], speed: 1, playing: false, place: 0 };
  view.legend = element("div", "legend");
  view.stage = element("div", "reels");
  view.caption = element("p", "caption");
  view.timeline = element("div", "timeline");
  mountTimeline(view);
  root.append(view.legend, view.stage, view.bar, view.timeline, view.caption);
  // Play and scrubber stay in sight beneath a head that is kept open.
  mountPreview(view, () => (view.bar.hidden ? Infinity : view.bar.getBoundingClientRect().top));
  root.onkeydown = (event) => onKey(view, event);
  hang(view, parentElement, () => requestAnimationFrame(() => view.id && resize(view)), root);
  whenFontLoads(root, () => view.id && resize(view, true));
}

function unmount(view) {
  clearTimeout(view.timer);
  unmountPreview(view);
}

/* Data */

function sameBytes(one, other) {
  if (one?.length !== other.length) return false;
  for (let i = 0; i < one.length; i += 1) if (one[i] !== other[i]) return false;
  return true;
}

/** Another film, or another frame of a live one; the user's step, preview and focus stay. */
function load(view, bytes) {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + size)));
  let start = 4 + size;
  for (const film of header.films) {
    let inside = 0;
    for (const kind of film.kinds) {
      Object.assign(kind, { start: inside, size: kind.rows.length * kind.columns.length });
      inside += kind.layers * kind.heads * kind.size;
    }
    film.frames.forEach((frame, i) => (frame.maps = bytes.subarray(start + i * inside, start + (i + 1) * inside)));
    start += inside * film.frames.length;
  }
  const step = view.id === header.id ? view.steps[view.place] : Infinity;
  const steps = header.films.flatMap((film) => film.frames.map((frame) => frame.step));
  view.steps = [...new Set(steps)].sort((one, other) => one - other);
  view.place = header.live ? view.steps.length - 1 : Math.max(0, view.steps.findLastIndex((one) => one <= step));
  if (header.live) setPlaying(view, false);
  Object.assign(view, { bytes, films: header.films, roles: Object.keys(header.roles), deeds: Object.values(header.roles) });
  if (view.id !== header.id) buildStage(view, header);
  header.films.forEach((film, i) => (view.reels[i].film = film));
  view.id = header.id;
  buildTimeline(view);
}

function buildStage(view, header) {
  setPlaying(view, false);
  hidePreview(view);
  view.live = header.live;
  view.root.classList.toggle("live", header.live);
  view.root.setAttribute("aria-label", header.live ? WORDS.live : WORDS.film);
  if (header.live) view.root.removeAttribute("tabindex");
  else view.root.tabIndex = 0;
  view.caption.setAttribute("aria-live", header.live ? "off" : "polite");
  view.thumbs = [];
  view.root.classList.toggle("several", header.films.length > 1);
  view.reels = header.films.map((film) => buildReel(view, film, header.films.length > 1));
  view.stage.replaceChildren(...view.reels.map((reel) => reel.root));
  buildLegend(view);
}

/** Widths have changed, or the theme, or what is shown. */
function resize(view, again = false) {
  const width = view.root.clientWidth;
  const drawn = [width, window.devicePixelRatio, window.innerHeight, view.theme.signature, view.id].join(" ");
  if (!width) return; // a hidden tab; the observer comes back
  if (drawn !== view.drawn || again) {
    for (const reel of view.reels) layOut(view, reel);
    drawSwatch(view);
  }
  view.drawn = drawn;
  drawTimeline(view);
  show(view);
}

/* Showing */

/** The frame of a film at the step that is shown: the last one up to it. */
function frameOf(view, film) {
  const step = view.steps[view.place];
  return film.frames[Math.max(0, film.frames.findLastIndex((frame) => frame.step <= step))];
}

function show(view) {
  for (const reel of view.reels) showReel(view, reel, frameOf(view, reel.film));
  showTimeline(view);
  followPreview(view);
  fill(view.caption, captionOf(view));
}

function captionOf(view) {
  return view.reels.flatMap(({ film }) => {
    const frame = frameOf(view, film);
    const title = view.reels.length > 1 && film.title ? [element("strong", "", `${film.title}: `)] : [];
    const whole = (text) => text && tokenElement(text, ANSWER);
    const said = WORDS.answer(whole(frame.answer), whole(film.answer), frame.isRight);
    const marks = view.live ? [] : film.marks.filter((mark) => placeOf(view, film, mark) === view.place);
    const line = [...title, `${WORDS.step(frame.step)}. `, ...said, " "];
    const hits = hitsOf(film, frame);
    if (!frame.isRight) line.push(`${WORDS.hits(hits, film.right.length)} `);
    if (!frame.isRight && hits === film.right.length && hits === frame.pieces.length) line.push(`${WORDS.unended} `);
    line.push(rolesOf(view, film, frame));
    return [element("span", "line", line), ...marks.map((mark) => element("span", "line said", mark.text))];
  });
}

const hitsOf = (film, frame) => film.right.filter((piece, i) => piece === frame.pieces[i]).length;

function rolesOf(view, film, frame) {
  const letters = frame.roles.join("");
  const found = view.roles.map((role, i) => [role, letters.split(String(i)).length - 1]).filter(([, many]) => many);
  return WORDS.roles(letters.length, found.sort((one, other) => other[1] - one[1]));
}

/* Playing */

function go(view, place) {
  view.place = Math.max(0, Math.min(place, view.steps.length - 1));
  show(view);
}

function setPlaying(view, playing) {
  clearTimeout(view.timer);
  if (playing && !view.playing && view.place === view.steps.length - 1) go(view, 0);
  if (playing !== view.playing) {
    view.playing = playing;
    showPlaying(view.playButton, playing);
    // While it plays, a screen reader would never come to an end.
    view.caption.setAttribute("aria-live", playing || view.live ? "off" : "polite");
  }
  const wait = Math.max(FRAME_MS[0], Math.min(FRAME_MS[1], WHOLE_MS / view.steps.length)) / view.speed;
  if (playing) view.timer = setTimeout(() => tick(view), wait);
}

function tick(view) {
  go(view, view.place + 1);
  setPlaying(view, view.place < view.steps.length - 1);
}

function onKey(view, event) {
  if (event.key === "Escape") hidePreview(view);
  if (view.live || event.target.tagName === "SELECT" || event.ctrlKey || event.metaKey || event.altKey) return;
  const moves = {
    ArrowLeft: () => go(view, view.place - 1),
    ArrowRight: () => go(view, view.place + 1),
    Home: () => go(view, 0),
    End: () => go(view, Infinity),
    " ": () => setPlaying(view, !view.playing),
  };
  // A scrubber counts in steps, but many a step has no frame: its arrows too go from frame to frame.
  const ranged = {
    ArrowDown: moves.ArrowLeft,
    ArrowUp: moves.ArrowRight,
    PageDown: () => go(view, view.place - 10),
    PageUp: () => go(view, view.place + 10),
  };
  const move = moves[event.key] ?? (event.target === view.scrubber && ranged[event.key]);
  if (!move || (event.key === " " && event.target.tagName === "BUTTON")) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key !== " ") setPlaying(view, false);
  move();
}
