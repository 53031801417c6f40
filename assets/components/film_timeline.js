// The timeline of the film: buttons, scrubber, the curves of loss and exact match with a cursor, and the marks.

const PLOT = { left: 46, right: 16, head: 20, loss: 76, exact: 40, foot: 22, between: 8 };
const KNOB = 20; // pixels of the scrubber's handle: its centre stands exactly below the cursor
const TEXT = 13;
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3]];
const LANE = 32;
const TOPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]; // of the axis of the loss

function mountTimeline(view) {
  const step = (by) => () => (setPlaying(view, false), go(view, view.place + by));
  view.playButton = icon("play", () => setPlaying(view, !view.playing));
  const before = [icon("first", step(-Infinity)), icon("back", step(-1))];
  const after = [icon("next", step(1)), icon("last", step(Infinity))];
  const buttons = element("div", "buttons", [...before, view.playButton, ...after]);
  view.position = element("span", "position");
  view.speedBox = choice("speed", (value) => ((view.speed = Number(value)), view.playing && setPlaying(view, true)));
  options(view.speedBox, SPEEDS.map((speed) => [speed, `${speed}×`]));
  view.speedBox.value = view.speed;
  view.speedBox.setAttribute("aria-label", WORDS.speed);
  view.keys = element("div", "keys");
  view.bar = element("div", "bar", [buttons, view.position, view.speedBox.parentElement]);
  view.chart = element("canvas", "chart");
  view.chart.setAttribute("role", "img");
  view.chart.setAttribute("aria-label", WORDS.chart);
  view.chart.onpointerdown = (event) => (view.chart.setPointerCapture(event.pointerId), seek(view, event));
  view.chart.onpointermove = (event) => event.buttons && seek(view, event);
  view.scrubber = element("input", "scrubber");
  Object.assign(view.scrubber, { type: "range", min: 0, step: 1 });
  label(view.scrubber, WORDS.scrubber);
  view.scrubber.oninput = () => (setPlaying(view, false), goNear(view, Number(view.scrubber.value)));
  view.marks = element("div", "marks");
  view.marks.setAttribute("role", "group");
  view.timeline.append(view.keys, view.chart, view.scrubber, view.marks);
  view.sheet = document.createElement("canvas");
}

/** The film has other frames, curves or marks. */
function buildTimeline(view) {
  const curves = view.films.flatMap((film) => film.losses.concat(film.exacts));
  view.end = Math.max(1, view.steps.at(-1), ...curves.map(([step]) => step));
  view.top = rounded(Math.max(...view.films.flatMap((film) => film.losses.map(([, loss]) => loss)), 0.1), TOPS);
  view.measured = view.films.some((film) => film.exacts.length);
  view.timeline.hidden = view.live;
  const single = view.steps.length < 2;
  view.bar.hidden = single || view.live;
  view.scrubber.hidden = single;
  view.chart.hidden = single && curves.length < 2;
  view.scrubber.max = view.end;
  view.keys.hidden = view.films.length < 2;
  view.samples = view.films.map(() => element("canvas", "sample"));
  view.keys.replaceChildren(...view.films.map((film, i) => buildKey(view, film, i)));
  buildFlags(view, Math.min(view.marked ?? 0, view.films.length - 1));
}

/** Which line is whose; of several films the one that is pressed has its moments on the timeline. */
function buildKey(view, film, number) {
  const button = element("button", "key", [view.samples[number], clip(film.title, TITLE_LENGTH)]);
  button.type = "button";
  button.title = WORDS.markedBy(isolated(film.title));
  button.onclick = () => {
    buildFlags(view, number);
    drawTimeline(view);
    showTimeline(view);
  };
  return button;
}

/** The moments of one film: those of five would fill the window. */
function buildFlags(view, number) {
  const film = view.films[number];
  view.marked = number;
  view.flags = view.live ? [] : film.marks.map((mark) => buildFlag(view, film, mark, number));
  view.marks.replaceChildren(...view.flags.map((flag) => flag.button));
  view.marks.setAttribute("aria-label", view.films.length > 1 ? WORDS.marksOf(isolated(film.title)) : WORDS.marks);
  [...view.keys.children].forEach((key, i) => key.setAttribute("aria-pressed", String(i === number)));
  view.sheetOf = null;
}

/** The next number up that reads well, times a power of ten. */
function rounded(value, good = [1, 2, 2.5, 4, 5, 10]) {
  const power = 10 ** Math.floor(Math.log10(value));
  return good.map((one) => one * power).find((one) => one >= value);
}

function buildFlag(view, film, mark, number) {
  const button = element("button", `mark ${mark.kind}`, mark.short);
  button.type = "button";
  label(button, view.films.length > 1 ? `${isolated(film.title)}: ${mark.text}` : mark.text);
  const flag = { button, mark, film, number };
  button.onclick = () => {
    setPlaying(view, false);
    go(view, placeOf(view, film, mark));
  };
  return flag;
}

const placeOf = (view, film, mark) => view.steps.indexOf(film.frames[mark.frame].step);

/* Places */

function lineOf(view) {
  return { x: PLOT.left, width: Math.max(1, view.chartWidth - PLOT.left - PLOT.right) };
}

function xOf(view, step) {
  const { x, width } = lineOf(view);
  return x + (step / view.end) * width;
}

/** The frame nearest to a step. */
function goNear(view, step) {
  const distance = (place) => Math.abs(view.steps[place] - step);
  go(view, view.steps.reduce((best, _, place) => (distance(place) < distance(best) ? place : best), 0));
}

function seek(view, event) {
  const { x, width } = lineOf(view);
  setPlaying(view, false);
  goNear(view, ((event.offsetX - x) / width) * view.end);
}

/* Drawing */

function drawTimeline(view) {
  if (view.live) return;
  view.chartWidth = view.timeline.clientWidth;
  const { x, width } = lineOf(view);
  Object.assign(view.scrubber.style, { marginLeft: `${x - KNOB / 2}px`, width: `${width + KNOB}px` });
  view.colors = getComputedStyle(view.root).getPropertyValue("--st-chart-categorical-colors").split(",").slice(3);
  if (!view.chart.hidden) drawSheet(view);
  view.samples.forEach((sample, i) => {
    const pen = prepare(sample, 34, 14);
    line(pen, i, colorOf(view, i), [[1, 7], [33, 7]]);
  });
  for (const { button, number } of view.flags) button.style.setProperty("--own", colorOf(view, number));
  placeFlags(view);
}

/** Everything but the cursor, once for each size and theme. */
function drawSheet(view) {
  const height = PLOT.head + PLOT.loss + PLOT.foot + (view.measured ? PLOT.between + PLOT.head + PLOT.exact : 0);
  const pen = prepare(view.sheet, view.chartWidth, height);
  const { text, faint, hatchLine } = view.theme;
  const { x, width } = lineOf(view);
  const below = 2 * PLOT.head + PLOT.loss + PLOT.between;
  const panels = [{ name: WORDS.loss, curve: "losses", top: PLOT.head, height: PLOT.loss, ticks: [0, view.top / 2, view.top] }];
  if (view.measured) panels.push({ name: WORDS.exact, curve: "exacts", top: below, height: PLOT.exact, ticks: [0, 1] });
  view.panels = panels;
  pen.font = `${TEXT}px ${view.fonts}`;
  for (const panel of panels) {
    const y = (value) => panel.top + panel.height * (1 - Math.min(1, value / panel.ticks.at(-1)));
    Object.assign(panel, { y });
    Object.assign(pen, { fillStyle: text, textAlign: "left", textBaseline: "middle" });
    pen.fillText(panel.name, x, panel.top - 11);
    Object.assign(pen, { strokeStyle: hatchLine, lineWidth: 1, fillStyle: faint, textAlign: "right" });
    for (const tick of panel.ticks) {
      pen.beginPath();
      pen.moveTo(x, Math.round(y(tick)) + 0.5);
      pen.lineTo(x + width, Math.round(y(tick)) + 0.5);
      pen.stroke();
      pen.fillText(panel.curve === "exacts" ? `${tick * 100} %` : String(Number(tick.toPrecision(3))), x - 6, y(tick));
    }
  }
  drawSteps(view, pen, height);
  drawStems(view, pen, height);
  for (const { curve, y } of panels) {
    const points = (film) => film[curve].map(([step, value]) => [xOf(view, step), y(value)]);
    view.films.forEach((film, i) => line(pen, i, colorOf(view, i, curve), points(film), curve === "exacts"));
  }
  view.sheetOf = height;
}

function drawSteps(view, pen, height) {
  const { x, width } = lineOf(view);
  const every = rounded(view.end / Math.max(2, Math.floor(width / 90)));
  Object.assign(pen, { fillStyle: view.theme.faint, textAlign: "center", textBaseline: "middle" });
  const gap = Math.max(1, every);
  for (let step = 0; step <= view.end; step += gap) {
    const words = step + gap > view.end ? WORDS.steps(step) : counted(step);
    const half = pen.measureText(words).width / 2;
    pen.fillText(words, Math.max(half, Math.min(xOf(view, step), x + width + PLOT.right - half)), height - PLOT.foot / 2);
  }
}

/** Dotted lines at the marks, through all panels. */
function drawStems(view, pen, height) {
  Object.assign(pen, { strokeStyle: view.theme.faint, lineWidth: 1 });
  pen.setLineDash([2, 3]);
  for (const { mark } of view.flags) {
    const x = Math.round(xOf(view, mark.step)) + 0.5;
    pen.beginPath();
    pen.moveTo(x, PLOT.head);
    pen.lineTo(x, height - PLOT.foot);
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** Of several films each has its colour; of one, each curve has that of the chart of training curves. */
function colorOf(view, number, curve) {
  return view.colors[(view.films.length > 1 ? number : Number(curve === "exacts")) % view.colors.length];
}

function line(pen, number, color, points, dotted = false) {
  Object.assign(pen, { strokeStyle: color, lineWidth: 2, lineJoin: "round" });
  pen.setLineDash(DASHES[number % DASHES.length]);
  pen.beginPath();
  points.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.stroke();
  pen.setLineDash([]);
  pen.fillStyle = pen.strokeStyle;
  if (dotted) for (const [x, y] of points) pen.fillRect(x - 2, y - 2, 4, 4);
}

/** Flags stand at their step; where two would overlap, the later one goes a lane down. */
function placeFlags(view) {
  const lanes = [];
  const right = view.chartWidth;
  for (const flag of view.flags) {
    const x = xOf(view, flag.mark.step);
    const width = flag.button.offsetWidth;
    const leans = x + width > right;
    const left = Math.max(0, leans ? x - width : x);
    let lane = 0;
    while (lanes[lane]?.some(([from, to]) => left < to + 6 && left + width > from - 6)) lane += 1;
    (lanes[lane] ??= []).push([left, left + width]);
    flag.button.classList.toggle("leans", leans);
    Object.assign(flag.button.style, { left: `${left}px`, top: `${lane * LANE}px` });
  }
  view.marks.style.height = `${lanes.length * LANE}px`;
}

function showTimeline(view) {
  if (view.live) return;
  const step = view.steps[view.place];
  fill(view.position, [WORDS.step(step), element("span", "of", WORDS.of(view.end))]);
  view.scrubber.value = step;
  view.scrubber.style.setProperty("--done", step / view.end);
  view.scrubber.setAttribute("aria-valuetext", WORDS.frame(step, view.place, view.steps.length));
  for (const name of ["first", "back"]) dim(view, name, view.place === 0);
  for (const name of ["next", "last"]) dim(view, name, view.place === view.steps.length - 1);
  for (const { button, film, mark } of view.flags) {
    const place = placeOf(view, film, mark);
    button.classList.toggle("reached", place <= view.place);
    if (place === view.place) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  }
  if (view.sheetOf) drawCursor(view, step);
}

function dim(view, name, isDim) {
  view.bar.querySelector(`.${name}`).setAttribute("aria-disabled", String(isDim));
}

function drawCursor(view, step) {
  const { chart, sheet, chartWidth: width, sheetOf: height } = view;
  if (chart.width !== sheet.width || chart.height !== sheet.height) prepare(chart, width, height);
  const pen = chart.getContext("2d");
  pen.clearRect(0, 0, width, height);
  pen.drawImage(sheet, 0, 0, width, height);
  const x = Math.round(xOf(view, step));
  Object.assign(pen, { strokeStyle: view.theme.text, fillStyle: view.theme.text, lineWidth: 2 });
  pen.beginPath();
  pen.moveTo(x, PLOT.head - 4);
  pen.lineTo(x, height - PLOT.foot);
  pen.stroke();
  view.films.forEach((film, i) => {
    const frame = frameOf(view, film);
    for (const panel of view.panels) {
      const value = panel.curve === "losses" ? frame.loss : frame.exact;
      if (value === null) continue;
      pen.beginPath();
      pen.arc(xOf(view, frame.step), panel.y(value), 4.5, 0, 2 * Math.PI);
      pen.fillStyle = colorOf(view, i, panel.curve);
      pen.fill();
      pen.strokeStyle = view.theme.background;
      pen.stroke();
    }
  });
}
