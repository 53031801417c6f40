// What a component draws as SVG, read from its elements: boxes, canvases, drawings, text. The Python wrapper puts this
// file in front of picture_taker.js, whose `node`, `paint`, `picture` and text helpers it uses.

/* Boxes */

/** What is drawn inside an element, shadow roots included. */
function parts(element) {
  const children = [...(element.shadowRoot ?? element).children];
  const found = children.flatMap((child) => [child, ...parts(child)]);
  return found.filter((one) => one.matches("canvas, svg, bdi, span, p"));
}

function domPicture(element) {
  const unrolled = unroll(element);
  const drawing = { items: [], definitions: [], box: [Infinity, Infinity, -Infinity, -Infinity] };
  try {
    draw(element, drawing);
  } finally {
    for (const [scroller, style] of unrolled) scroller.setAttribute("style", style);
  }
  const [left, top, right, bottom] = drawing.box;
  if (!(right > left && bottom > top)) throw new Error("There is nothing to see.");
  const [x, y] = [Math.floor(left - MARGIN), Math.floor(top - MARGIN)];
  const size = [Math.ceil(right + MARGIN) - x, Math.ceil(bottom + MARGIN) - y];
  // All places are those on the screen: moved to 0, because some programs take no other view box.
  const moved = node("g", { transform: `translate(${-x} ${-y})` }, drawing.items);
  return picture(0, 0, ...size, [node("defs", {}, drawing.definitions), moved]);
}

/** A list that scrolls is pictured whole; returns what to put back. */
function unroll(element, found = []) {
  for (const child of (element.shadowRoot ?? element).children) {
    const style = getComputedStyle(child);
    const rolls = /auto|scroll/.test(style.overflow) && (child.scrollHeight > child.clientHeight + 1 || child.scrollWidth > child.clientWidth + 1);
    if (rolls && !hidden(child, style)) {
      found.push([child, child.getAttribute("style") ?? ""]);
      Object.assign(child.style, { overflow: "visible", maxHeight: "none" });
    }
    unroll(child, found);
  }
  return found;
}

/** Controls belong to the page, not to the picture. */
function hidden(element, style) {
  if (element.matches("style, script, template, input, select, textarea, button.plain, [data-no-picture], [data-testid=stElementToolbar]")) return true;
  if (style.display === "none" || style.opacity === "0") return true;
  const canvas = element.querySelector("canvas");
  if (element.matches("button") && element.querySelector("svg") && !canvas) return true;
  if (element.querySelector("input, select") && !canvas && !element.querySelector("h2, h3, h4")) return true;
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 && height <= 1 && style.position === "absolute"; // for screen readers only
}

function draw(element, drawing) {
  const style = getComputedStyle(element);
  if (hidden(element, style)) return;
  const box = element.getBoundingClientRect();
  const visible = style.visibility === "visible" && box.width > 0 && box.height > 0;
  if (visible && !(element instanceof SVGElement)) drawBox(box, style, drawing);
  if (element instanceof HTMLCanvasElement) return visible && drawCanvas(element, box, style, drawing);
  if (element instanceof SVGSVGElement) return visible && drawSvg(element, box, drawing);
  for (const child of (element.shadowRoot ?? element).childNodes) {
    if (child.nodeType === 1) draw(child, drawing);
    else if (child.nodeType === 3 && style.visibility === "visible") drawText(child, style, drawing);
  }
}

function add(drawing, item, { left, top, right, bottom }) {
  drawing.items.push(item);
  const [a, b, c, d] = drawing.box;
  drawing.box = [Math.min(a, left), Math.min(b, top), Math.max(c, right), Math.max(d, bottom)];
}

const pixels = (length) => Number.parseFloat(length) || 0;

function rect(box, grow, radius) {
  const [width, height] = [box.width + 2 * grow, box.height + 2 * grow];
  const rx = round(Math.max(0, Math.min(radius ? radius + grow : 0, width / 2, height / 2)));
  const place = { x: round(box.left - grow), y: round(box.top - grow), width: round(width), height: round(height) };
  return { ...place, rx: rx || undefined };
}

function drawBox(box, style, drawing) {
  const radius = pixels(style.borderTopLeftRadius) * (style.borderTopLeftRadius.includes("%") ? box.width / 100 : 1);
  const inside = [];
  // Rings: a shadow without blur.
  for (const shadow of style.boxShadow.split(/,(?![^(]*\))/).reverse()) {
    const [, color, x, y, blur, spread, inset] =
      shadow.trim().match(/^(.+\)|#\w+) (\S+) (\S+) (\S+) (\S+)( inset)?$/) ?? [];
    if (!color || pixels(x) || pixels(y) || pixels(blur) || !pixels(spread) || !seen(color)) continue;
    const wide = pixels(spread);
    const ring = rect(box, inset ? -wide / 2 : wide / 2, radius);
    const item = node("rect", { ...ring, fill: "none", ...paint(color, "stroke"), "stroke-width": wide });
    if (inset) inside.push(item);
    else add(drawing, item, grown(box, wide));
  }
  const gradient = gradientOf(style.backgroundImage, drawing);
  const fill = gradient ? { fill: gradient } : seen(style.backgroundColor) && paint(style.backgroundColor);
  if (fill) add(drawing, node("rect", { ...rect(box, 0, radius), ...fill }), box);
  for (const item of inside) add(drawing, item, box);
  drawBorders(box, style, radius, drawing);
  const outline = pixels(style.outlineWidth);
  if (style.outlineStyle !== "none" && outline && seen(style.outlineColor)) {
    const ring = rect(box, pixels(style.outlineOffset) + outline / 2, radius);
    const dashes = style.outlineStyle === "dashed" ? `${2 * outline} ${outline}` : undefined;
    const line = { fill: "none", ...paint(style.outlineColor, "stroke"), "stroke-width": outline, "stroke-dasharray": dashes };
    add(drawing, node("rect", { ...ring, ...line }), grown(box, outline));
  }
}

const grown = (box, by) => ({ left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by });

function drawBorders(box, style, radius, drawing) {
  const sides = ["Top", "Right", "Bottom", "Left"].map((side) => ({
    wide: style[`border${side}Style`] === "none" ? 0 : pixels(style[`border${side}Width`]),
    color: style[`border${side}Color`],
  }));
  const [first] = sides;
  const alike = sides.every((side) => side.wide === first.wide && side.color === first.color);
  if (alike && first.wide && seen(first.color)) {
    const dashes = style.borderTopStyle === "dashed" ? `${2.5 * first.wide} ${2 * first.wide}` : undefined;
    const line = { fill: "none", ...paint(first.color, "stroke"), "stroke-width": first.wide, "stroke-dasharray": dashes };
    add(drawing, node("rect", { ...rect(box, -first.wide / 2, radius), ...line }), box);
  }
  if (alike) return;
  const { left, top, right, bottom, width, height } = box;
  const strips = ({ wide }, side) =>
    [
      [left, top, width, wide],
      [right - wide, top, wide, height],
      [left, bottom - wide, width, wide],
      [left, top, wide, height],
    ][side].map(round);
  sides.forEach((side, number) => {
    if (!side.wide || !seen(side.color)) return;
    const [x, y, across, down] = strips(side, number);
    add(drawing, node("rect", { x, y, width: across, height: down, ...paint(side.color) }), box);
  });
}

/** An even gradient from left to right, as every colour scale here is. */
function gradientOf(image, drawing) {
  const [, inside] = image.match(/^linear-gradient\((.*)\)$/) ?? [];
  const stops = inside?.split(/,(?![^(]*\))/).map((stop) => stop.trim());
  if (!stops || !/^(to right|90deg)$/.test(stops[0])) return null;
  const colors = stops.slice(1);
  const id = `gradient-${drawing.definitions.length}`;
  const made = colors.map((color, place) => {
    const [, plain, percent] = color.match(/^(.*?)(?: ([\d.]+)%)?$/);
    const offset = percent ? percent / 100 : place / (colors.length - 1);
    return node("stop", { offset: round(offset), ...paint(plain, "stop-color") });
  });
  drawing.definitions.push(node("linearGradient", { id }, made));
  return `url(#${id})`;
}

function drawCanvas(canvas, box, style, drawing) {
  if (!canvas.width || !canvas.height) return;
  const radius = pixels(style.borderTopLeftRadius);
  const place = rect(box, 0, 0);
  const image = node("image", { ...place, preserveAspectRatio: "none", href: canvas.toDataURL("image/png") });
  if (radius) {
    const id = `clip-${drawing.definitions.length}`;
    drawing.definitions.push(node("clipPath", { id }, [node("rect", rect(box, 0, radius))]));
    image.setAttribute("clip-path", `url(#${id})`);
  }
  add(drawing, image, box);
}

const INLINED = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-dasharray"];
const TEXTUAL = ["font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline"];

/** A drawing inside a component, with what style sheets say written into it. */
function drawSvg(svg, box, drawing) {
  const copy = svg.cloneNode(true);
  const pairs = [[svg, copy], ...[...svg.querySelectorAll("*")].map((one, i) => [one, copy.querySelectorAll("*")[i]])];
  for (const [shown, one] of pairs) {
    const style = getComputedStyle(shown);
    for (const name of [...INLINED, ...(shown.matches("text, tspan") ? TEXTUAL : [])]) one.setAttribute(name, style[name]);
    for (const name of ["fill", "stroke"]) {
      if (/^(none|url|context)/.test(style[name])) continue;
      const { [`${name}-opacity`]: alpha = 1, ...color } = paint(style[name], name);
      one.setAttribute(name, color[name]);
      one.setAttribute(`${name}-opacity`, alpha * Number(style[`${name}-opacity`]));
    }
    if (style.opacity !== "1") one.setAttribute("opacity", style.opacity);
    if (style.visibility !== "visible" || style.display === "none") one.setAttribute("display", "none");
    one.removeAttribute("style");
    settle(one);
  }
  const { x, y, width, height } = rect(box, 0, 0);
  for (const [name, value] of Object.entries({ x, y, width, height, overflow: "visible" })) copy.setAttribute(name, value);
  add(drawing, copy, box);
}

/* Text */

function drawText(text, style, drawing) {
  for (const { letters, box } of lines(text, style)) {
    const rightToLeft = style.direction === "rtl";
    const metrics = (pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`) && pen.measureText("x");
    const [up, down] = [metrics.fontBoundingBoxAscent, metrics.fontBoundingBoxDescent];
    const attributes = {
      x: round(rightToLeft ? box.right : box.left),
      y: round(box.top + (box.height - up - down) / 2 + up),
      direction: rightToLeft ? "rtl" : undefined,
      "unicode-bidi": rightToLeft ? "embed" : undefined,
      "font-family": style.fontFamily,
      "font-size": style.fontSize,
      "font-weight": style.fontWeight,
      "font-style": style.fontStyle === "normal" ? undefined : style.fontStyle,
      // Where the font is missing, another keeps to the same room.
      textLength: letters.length > 1 ? round(box.width) : undefined,
      lengthAdjust: letters.length > 1 ? "spacingAndGlyphs" : undefined,
      "xml:space": "preserve",
      ...paint(style.color),
    };
    add(drawing, node("text", attributes, [withoutIdleMarks(legal(letters))]), box);
  }
}

/** The lines of a text as they are broken on the screen, each with its place. */
function lines(text, style) {
  const keeps = style.whiteSpace.startsWith("pre") || style.whiteSpaceCollapse === "preserve";
  const start = keeps ? 0 : text.data.search(/\S/);
  const end = keeps ? text.data.length : text.data.trimEnd().length;
  if (start < 0 || end <= start) return [];
  const range = document.createRange();
  const found = [];
  const spot = (from, to) => (range.setStart(text, from), range.setEnd(text, to), range.getBoundingClientRect());
  const shown = (from, to) => {
    const letters = text.data.slice(from, to);
    return transformed(keeps ? letters : letters.replace(/\s+/g, " ").trim(), style);
  };
  let from = start;
  let top = null;
  const finish = (to) => {
    const box = spot(from, to);
    const letters = shown(from, to);
    if (box.width > 0 && letters.trim()) found.push({ letters, box });
  };
  range.setStart(text, start);
  range.setEnd(text, end);
  if (new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size <= 1) {
    finish(end);
    return found;
  }
  for (let at = start; at < end; at += 1) {
    const box = spot(at, at + 1);
    if (!box.width) continue;
    if (top !== null && Math.abs(box.top - top) > box.height / 2) {
      finish(at);
      from = at;
    }
    top = box.top;
  }
  finish(end);
  return found;
}

function transformed(letters, style) {
  if (style.textTransform === "uppercase") return letters.toUpperCase();
  return style.textTransform === "lowercase" ? letters.toLowerCase() : letters;
}
