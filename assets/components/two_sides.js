// Tokens on two sides, tied by weights; each side is a list and one stop of the Tab key. The component names its sides
// in the order in which they stand (`SIDES`) and the one that looks (`LOOKS`); what is said is in `WORDS`, `sentence`.

// Least weight of a number (it reads as 1 %), and of what a token's name for screen readers must say.
const LEAST = { told: 0.005, strong: 0.1 };
const nameOf = (parts, number) => ["“", ...parts, number ? `” no.\u00A0${number}` : "”"];
const inBrackets = (weight) => ` (${percent(weight).replace(" ", "\u00A0")})`;

const items = (view) => SIDES.flatMap((side) => view[side]);
const otherSide = (side) => SIDES.find((one) => one !== side);
const at = (view, side, index) => view[side][Math.max(0, Math.min(index, view[side].length - 1))];

/** Sides and more have the theme's first colours, in this order. */
function colour(view, names) {
  const colours = getComputedStyle(view.root).getPropertyValue("--st-chart-categorical-colors").split(",");
  names.forEach((name, i) => view.root.style.setProperty(`--${name}`, colours[i]));
}

/** The list of one side; `within` puts what a button holds, `face` and `number`, in order. */
function buildList(view, side, className, within) {
  const count = new Map();
  for (const { label } of view[side]) count.set(label, (count.get(label) ?? 0) + 1);
  const list = element("div", className, view[side].map((item) => buildItem(item, count.get(item.label) > 1, within)));
  list.setAttribute("role", "list");
  list.setAttribute("aria-label", WORDS.sides[side]);
  if (view[side].length) view[side][0].button.tabIndex = 0;
  return list;
}

function buildItem(item, repeated, within) {
  item.name = nameOf(item.parts, repeated && item.index + 1);
  item.number = element("span", "number");
  item.face = element("span", "label", item.parts);
  item.button = element("button", "item", within(item));
  Object.assign(item.button, { type: "button", tabIndex: -1 });
  Object.assign(item.button.dataset, { side: item.side, index: item.index });
  const listed = element("div", "", [item.button]);
  listed.setAttribute("role", "listitem");
  return listed;
}

function itemOf(view, target) {
  const button = target?.closest?.(".item");
  return button ? view[button.dataset.side][button.dataset.index] : null;
}

function makeTabStop(view, item) {
  for (const other of view[item.side]) other.button.tabIndex = other === item ? 0 : -1;
}

/** What an item has to do with every item of the other side. */
function linksOf(view, item) {
  return view[otherSide(item.side)].map((other) => {
    const [looks, looked] = item.side === LOOKS ? [item, other] : [other, item];
    const cell = looks.index * view[looked.side].length + looked.index;
    return { looks, looked, other, weight: view.weights[cell], blocked: Boolean(view.blocked?.[cell]) };
  });
}

/**
 * "“n → o” looks at “o” (91 %), “t” (6 %)": the strongest three, and up to `most` of those that are strong; and the
 * links that these words leave out.
 */
function tell(item, links, most) {
  const ranked = links.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  const isTold = ({ weight }, i) => i === 0 || weight >= (i < 3 ? LEAST.told : LEAST.strong);
  const told = ranked.slice(0, most).filter(isTold);
  const found = told.flatMap(({ other, weight }, i) => [i ? ", " : "", ...other.name, inBrackets(weight)]);
  const { name, side } = item;
  const words = [...name, ...(told.length ? [WORDS.looks[side], ...found] : [WORDS.nothing[side]])];
  return [words, ranked.slice(told.length)];
}

/** What a screen reader calls each item. */
function nameAll(view) {
  for (const item of items(view)) item.button.setAttribute("aria-label", plain(sentence(view, item, 12)));
}
