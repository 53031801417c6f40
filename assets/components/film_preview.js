// One head of a film, large: while the pointer or the focus is on it, or for longer after a click.

const PAIRS = 3;

function showPreview(view, thumb) {
  view.near = thumb;
  drawPreview(view);
  view.placePreview();
}

/** The pointer has gone: back to the head that was clicked, if there is one. */
function leavePreview(view) {
  if (view.kept) showPreview(view, view.kept);
  else hidePreview(view);
}

/** Keep a head open, or close the one that is. */
function hold(view, thumb) {
  const kept = view.kept === thumb ? null : thumb;
  for (const other of view.thumbs) other.button.setAttribute("aria-pressed", String(other === kept));
  view.kept = kept;
  if (kept) showPreview(view, kept);
  else hidePreview(view);
}

function hidePreview(view) {
  for (const thumb of view.thumbs) thumb.button.setAttribute("aria-pressed", "false");
  view.kept = null;
  closePreview(view);
}

/** The film has gone on beneath an open preview. */
function followPreview(view) {
  if (view.near) drawPreview(view);
}

function drawPreview(view) {
  const { near: thumb, theme } = view;
  const { kind, reel, blocked, number } = thumb.group;
  const frame = frameOf(view, reel.film);
  const weights = weightsOf(thumb, frame);
  const role = frame.roles[number][thumb.layer * kind.heads + thumb.head];
  const width = Math.min(420, window.innerWidth - 16);
  const [rows, columns] = [kind.rows, kind.columns].map((tokens) => tokens.map((token) => isolated(token)));
  view.picture ??= element("canvas");
  view.pairs ??= element("ol", "pairs");
  const image = weightImage(weights, rows.length, columns.length, 255, theme);
  const room = { width: width - 34, height: Math.min(300, window.innerHeight * 0.36), cell: 40, square: true };
  drawMatrix(view.picture, { rows, columns, image, blocked }, room, theme);
  fill(view.pairs, strongest(weights, thumb.group).map((pair) => element("li", "", WORDS.pair(...pair))));
  fill(view.preview, [
    element("div", "title", thumb.name),
    element("div", "note", [WORDS.step(frame.step), role === "-" ? "" : `: ${view.deeds[role]}`]),
    view.picture,
    view.pairs,
    element("div", "hint", view.kept === thumb ? WORDS.held : WORDS.hold),
  ]);
  view.preview.style.width = `${width}px`;
}

/** The strongest pairs; a token that may look at one place only has no choice, so it says nothing about the head. */
function strongest(weights, { kind, blocked }) {
  const width = kind.columns.length;
  const hidden = (row) => blocked?.subarray(row * width, (row + 1) * width).reduce((sum, one) => sum + one, 0) ?? 0;
  const free = (row) => width - hidden(row);
  const rows = kind.rows.map((_, row) => row).filter((row) => free(row) > 1);
  const cells = rows.flatMap((row) => Array.from({ length: width }, (_, column) => row * width + column));
  const best = cells.filter((i) => weights[i]).sort((one, other) => weights[other] - weights[one]).slice(0, PAIRS);
  return best.map((i) => [kind.rows[Math.floor(i / width)], kind.columns[i % width], share(weights[i])]);
}

/** One of 256 levels as a share; the ends are not claimed. */
function share(level) {
  return level === 255 ? "≥ 99.8 %" : percent(level / 255);
}
