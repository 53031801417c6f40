// Buttons, scrubber, selects and the empty frame of the decoding player; what they do is in decoding_player.js.

const ICONS = {
  first: "M5 5h2v14H5z M20 5v14L9 12z",
  back: "M17 5v14L6 12z",
  play: "M7 4v16l13-8z",
  pause: "M6 5h4v14H6z M14 5h4v14h-4z",
  next: "M7 5v14l11-7z",
  last: "M4 5v14l11-7z M17 5h2v14h-2z",
};

function buildBar(player) {
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

function icon(name, act) {
  const button = element("button", `icon ${name}`, [svg(ICONS[name])]);
  button.type = "button";
  label(button, WORDS[name]);
  button.onclick = act;
  return button;
}

/** The same button plays and pauses. */
function showPlaying(button, playing) {
  button.querySelector("path").setAttribute("d", playing ? ICONS.pause : ICONS.play);
  label(button, playing ? WORDS.pause : WORDS.play);
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

/** Cross-attention alone, or everything: two buttons, one of them pressed. */
function buildSwitch(player) {
  const button = (everything) => {
    const made = element("button", "", everything ? WORDS.everything : WORDS.crossOnly);
    made.type = "button";
    made.onclick = () => {
      player.everything = everything;
      fill(player.readout, "");
      player.show();
    };
    return made;
  };
  player.switch = element("div", "switch", [button(false), button(true)]);
  player.switch.setAttribute("role", "group");
  player.switch.setAttribute("aria-label", WORDS.switch);
  // A control belongs to the page, not to an exported picture.
  player.switch.dataset.noPicture = "";
}

function buildBody(player) {
  player.headings = {};
  const part = (name, ...content) => {
    player.headings[name] = element("div", "heading");
    return element("section", name, [player.headings[name], ...content]);
  };
  player.sentence = element("p", "sentence");
  player.sentence.setAttribute("aria-live", "polite");
  player.sentence.setAttribute("aria-atomic", "true");
  [player.source, player.target] = [element("div", "chips"), element("div", "chips")];
  [player.bars, player.entropy] = [element("div", "bars"), element("span", "entropy")];
  player.hint = element("p", "hint", WORDS.hint);
  player.hint.dataset.noPicture = "";
  player.stop = element("p", "stop");
  buildSwitch(player);
  player.canvas = element("canvas");
  player.canvas.setAttribute("role", "img");
  player.canvas.onclick = (event) => openRow(player, event);
  player.canvas.onpointermove = (event) => readOut(player, event);
  player.canvas.onpointerleave = () => fill(player.readout, "");
  player.mapBox = element("div", "map-box", [player.canvas]);
  player.readout = element("p", "readout");
  player.parts = {
    source: part("source", player.source),
    target: part("target", player.target),
    top: part("top", player.bars, player.hint),
    map: part("map", player.switch, player.mapBox, element("div", "below", [player.readout, scaleLegend()])),
  };
  const { source, target, top, map } = player.parts;
  const strips = element("div", "column", [source, target, top, player.stop]);
  player.root.append(player.sentence, element("div", "columns", [strips, map]));
}
