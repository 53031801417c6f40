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
  fill(player.sentence, sentence(player, looks));
  player.sentence.normalize();
  drawMap(player);
  // With the frame, because it asks for places: one layout a frame, however many steps.
  cancelAnimationFrame(player.revealing);
  player.revealing = requestAnimationFrame(() => revealBoth(player));
}

function revealBoth({ data, step, strongest, source, target }) {
  if (!data.encoder_only) reveal(target, step + 1);
  reveal(source, strongest);
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
    const forced = i <= step + 1 && data.forced.includes(i - 1);
    item.classList.toggle("later", i > step + 1);
    item.classList.toggle("forced", forced);
    const token = i === step + 1 ? data.steps[step].writes : data.target[i] ?? "";
    if (item.firstChild.title !== visible(token)) item.replaceChild(chip(token), item.firstChild);
    item.title = i > step + 1 ? WORDS.later : forced ? WORDS.forcedToken : "";
    if (i > step) item.firstChild.removeAttribute("style");
    if (i > step) item.lastChild.textContent = "";
    if (forced && !item.lastChild.textContent) item.lastChild.textContent = WORDS.forced;
  }
  const written = target.children[step + 1];
  written.lastChild.textContent = writtenWord(player);
  mark(target, step + 1, "written");
}

const writtenWord = ({ data, step }) => (data.forced.includes(step) ? WORDS.forced : WORDS.written);

/** As many rows at every step, with names as wide, so that nothing moves and a button keeps its focus. */
function buildCandidates(player) {
  const { data, bars } = player;
  const focused = [...bars.children].indexOf(bars.getRootNode().activeElement);
  const names = data.steps.map((step) => candidates(step).map(([token]) => [...GRAPHEMES.segment(clip(token))].length));
  const count = Math.max(0, ...names.map((lengths) => lengths.length));
  bars.style.setProperty("--name", `${Math.max(4, ...names.flat())}ch`);
  bars.replaceChildren(...Array.from({ length: count }, (_, i) => candidateRow(player, i)));
  if (focused >= 0) bars.children[focused]?.focus({ preventScroll: true });
}

function candidateRow(player, i) {
  const track = element("span", "track", [element("span", "bar-fill")]);
  const parts = [element("span", "name"), track, element("span", "probability"), element("span", "tag")];
  const row = element(player.data.forceable ? "button" : "div", "candidate", parts);
  if (player.data.forceable) Object.assign(row, { type: "button", onclick: () => force(player, i) });
  return row;
}

function showCandidates(player, step) {
  const shown = candidates(step);
  for (const [i, row] of [...player.bars.children].entries()) {
    row.classList.toggle("empty", i >= shown.length);
    if (i < shown.length) showCandidate(player, step, row, shown[i]);
  }
  fill(player.entropy, WORDS.entropy(step.entropy));
}

function showCandidate(player, step, row, [token, probability]) {
  const [name, track, share, tag] = row.children;
  const chosen = token === step.writes;
  row.classList.toggle("chosen", chosen);
  fill(name, [{ token }]);
  track.firstChild.style.width = `${probability * 100}%`;
  share.textContent = percent(probability, 1);
  tag.textContent = chosen ? writtenWord(player) : "";
  if (row.tagName !== "BUTTON") return;
  // Not `disabled`: the button that was just chosen would lose its focus, and with it the keys.
  row.ariaDisabled = !canForce(player, step, token);
  row.title = canForce(player, step, token) ? WORDS.force(isolated(token)) : "";
}

/** What is there at this step in one sentence, read out by screen readers. */
function sentence(player, looks) {
  const { data, step, strongest } = player;
  const record = data.steps[step];
  const token = data.target[step];
  const read = data.encoder_only ? WORDS.atToken({ token }) : WORDS.hasRead(prefix(data.target, step));
  const number = (weight, digits) => element("span", "number", percent(weight, digits));
  const say = data.forced.includes(step) ? WORDS.forcedWrites : WORDS.writes;
  const writes = record?.writes ? say({ token: record.writes }, number(record.chosen, 1)) : [];
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
