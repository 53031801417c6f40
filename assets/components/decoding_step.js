// One step of the decoding player put on screen; the state and the controls are in decoding_player.js.

const STRONG = 0.1;
const PREFIX_GRAPHEMES = 40;

function show(player) {
  const { data, step, theme } = player;
  const last = data.target.length - 1;
  fill(player.position, WORDS.position(step, last + 1));
  player.scrubber.value = step;
  player.scrubber.setAttribute("aria-valuetext", player.position.textContent);
  player.scrubber.style.setProperty("--done", last ? step / last : 1);
  player.selects.layer.value = player.layer;
  player.selects.head.value = player.head ?? "mean";
  // Not `disabled`: a button that loses its focus would take the keys with it.
  for (const name of ["first", "back"]) player.root.querySelector(`.icon.${name}`).ariaDisabled = step === 0;
  for (const name of ["next", "last"]) player.root.querySelector(`.icon.${name}`).ariaDisabled = step === last;
  const looks = weightsAt(player, "looks", data.source.length);
  light(player.source, looks, theme);
  if (data.encoder_only) mark(player.source, step, "current");
  else showTarget(player);
  if (data.steps.length) showCandidates(player, data.steps[step]);
  fill(player.stop, step === last ? data.stop : "");
  player.strongest = looks.indexOf(Math.max(...looks));
  reveal(player.source, player.strongest);
  fill(player.sentence, sentence(player, looks));
  player.sentence.normalize();
  drawMap(player);
}

/** Chips take the colour of their weight; the strong ones say it as a number too. */
function light(strip, weights, theme) {
  const most = Math.max(...weights);
  weights.forEach((weight, i) => {
    const [chip, share] = strip.children[i].children;
    const level = Math.round(weight * 255);
    chip.style.backgroundColor = theme.scale[level];
    chip.style.color = theme.ink[level];
    share.textContent = weight >= STRONG || weight === most ? percent(weight) : "";
  });
}

function mark(strip, index, name) {
  for (const [i, item] of [...strip.children].entries()) item.classList.toggle(name, i === index);
  reveal(strip, index);
}

/** Scroll the strip, never the page: it may be playing while people read elsewhere. */
function reveal(strip, index) {
  const { offsetTop: top, offsetHeight: height } = strip.children[index];
  const seen = top >= strip.scrollTop && top + height <= strip.scrollTop + strip.clientHeight;
  if (!seen) strip.scrollTop = top - (strip.clientHeight - height) / 2;
}

function showTarget(player) {
  const { data, step, target, theme } = player;
  if (player.reads) light(target, weightsAt(player, "reads", data.target.length), theme);
  for (const [i, item] of [...target.children].entries()) {
    item.classList.toggle("later", i > step + 1);
    const token = i === step + 1 ? data.steps[step].writes : data.target[i] ?? "";
    if (item.firstChild.title !== visible(token)) item.replaceChild(chip(token), item.firstChild);
    if (i > step) item.firstChild.removeAttribute("style");
    if (i > step) item.lastChild.textContent = "";
  }
  const written = target.children[step + 1];
  written.lastChild.textContent = WORDS.written;
  mark(target, step + 1, "written");
}

function showCandidates(player, step) {
  const rows = candidates(step).map(([token, probability]) => {
    const bar = element("span", "bar-fill");
    bar.style.width = `${probability * 100}%`;
    const name = element("span", "name", [{ token }]);
    const chosen = token === step.writes;
    const share = element("span", "probability", percent(probability, 1));
    const tag = element("span", "tag", chosen ? WORDS.written : "");
    return element("div", chosen ? "candidate chosen" : "candidate", [name, element("span", "track", [bar]), share, tag]);
  });
  while (rows.length < player.barCount) rows.push(element("div", "candidate", "\u00A0"));
  player.bars.replaceChildren(...rows);
  fill(player.entropy, WORDS.entropy(step.entropy));
}

/** What is there at this step in one sentence, read out by screen readers. */
function sentence(player, looks) {
  const { data, step, strongest } = player;
  const record = data.steps[step];
  const token = data.target[step];
  const read = data.encoder_only ? WORDS.atToken({ token }) : WORDS.hasRead(prefix(data.target, step));
  const number = (weight, digits) => element("span", "number", percent(weight, digits));
  const writes = record?.writes ? WORDS.writes({ token: record.writes }, number(record.chosen, 1)) : [];
  return WORDS.sentence(read, WORDS.looksAt({ token: data.source[strongest] }, number(looks[strongest], 0)), writes);
}

/** The tokens read so far, the latest ones if there are many. */
function prefix(tokens, step) {
  const kept = [];
  let room = PREFIX_GRAPHEMES;
  for (let i = step; i >= 0; i -= 1) {
    const text = clip(tokens[i]);
    room -= text.length + 1;
    if (room < 0 && kept.length) break;
    kept.unshift(text);
  }
  const made = element("bdi", "token", (kept.length <= step ? "… " : "") + kept.join(" "));
  made.title = tokens.slice(0, step + 1).map(visible).join(" ");
  return made;
}

/* The growing map */

function drawMap(player) {
  const { data, step, theme } = player;
  const width = player.mapBox.clientWidth;
  if (!width) return;
  const length = width < 480 ? 5 : 10;
  const [rows, columns] = [data.target, data.source];
  const key = `${player.layer} ${player.head}`;
  if (!player.images.has(key)) {
    const weights = plane(player, "looks", columns.length);
    player.images.set(key, weightImage(weights, rows.length, columns.length, 65535, theme));
  }
  const stepLabel = (reads, i) => `${isolated(reads, length)} → ${isolated(data.steps[i].writes, length)}`;
  const rowLabel = (token, i) => (data.encoder_only ? isolated(token, length) : stepLabel(token, i));
  const map = {
    rows: rows.map(rowLabel),
    columns: columns.map((token) => isolated(token, length)),
    image: player.images.get(key),
    corner: data.encoder_only ? "" : WORDS.corner,
    row: step,
    column: player.strongest,
    rowsDone: data.encoder_only ? rows.length : step + 1,
    // An encoder reads all tokens at once: its rows don't grow, they are only pointed at.
    whole: data.encoder_only,
  };
  player.box = drawMatrix(player.canvas, map, { width, height: 420, cell: 44, rowCell: 30 }, theme);
  const title = player.parts.map.querySelector("strong").textContent;
  player.canvas.setAttribute("aria-label", `${title}. ${player.sentence.textContent}`);
}

function cellAt(player, event) {
  const { box, data } = player;
  const row = Math.floor((event.offsetY - box.top) / box.cellHeight);
  const column = Math.floor((event.offsetX - box.left) / box.cellWidth);
  return row in data.target && column in data.source ? { row, column } : null;
}

function readOut(player, event) {
  const { data, step, readout } = player;
  const cell = cellAt(player, event);
  const known = cell && (data.encoder_only || cell.row <= step);
  if (!known) return fill(readout, "");
  const weight = plane(player, "looks", data.source.length)[cell.row * data.source.length + cell.column] / 65535;
  fill(readout, WORDS.cell({ token: data.target[cell.row] }, { token: data.source[cell.column] }, percent(weight)));
}
