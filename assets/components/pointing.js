// A drawing that is read by pointing, with mouse, finger or keys; a line of words above it says what is pointed at.
// Its parts are items with a button. The component says which item an element belongs to (`itemOf`), where a key leads
// (`MOVES`), what a click does (`press`), which item Tab comes to (`makeTabStop`), and draws what is shown (`update`).

/** Show one item, or with null what is there at rest; an item that gets the focus speaks for itself. */
function show(view, item, spoken = true) {
  if (view.shown === item) return;
  view.shown = item;
  view.line.setAttribute("aria-live", spoken ? "polite" : "off");
  update(view);
}

/** The line above: words, or else the hint, which belongs to no picture; its second part says what a click does. */
function say(view, words, canPress = false) {
  const hint = matchMedia("(hover: none)").matches ? WORDS.tap : WORDS.point;
  fill(view.line, words || hint.slice(0, canPress ? 2 : 1));
  view.line.toggleAttribute("data-no-picture", !words);
}

function listen(view, enter = (item) => item.button.focus()) {
  const { sheet } = view;
  const focused = () => itemOf(view, sheet.querySelector(":focus-visible"));
  const point = (event) => event.pointerType !== "touch" && show(view, itemOf(view, event.target) ?? focused());
  Object.assign(sheet, { onpointerover: point, onpointerleave: point });
  sheet.onkeydown = (event) => move(view, event, enter);
  sheet.onpointerdown = (event) => (view.touch = event.pointerType === "touch");
  sheet.onclick = (event) => press(view, itemOf(view, event.target));
  sheet.addEventListener("focusin", ({ target }) => focus(view, itemOf(view, target)));
}

function focus(view, item) {
  if (!item) return;
  makeTabStop(view, item);
  if (item.button.matches(":focus-visible")) show(view, item, false);
}

function move(view, event, enter) {
  view.touch = false;
  if (event.key === "Escape") return show(view, null);
  const from = itemOf(view, event.target);
  if (!from || !MOVES[event.key] || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  event.preventDefault();
  event.stopPropagation();
  const to = MOVES[event.key](view, from);
  return to && enter(to);
}
