// Takes a picture of every figure on the page beneath the dialog: once, as SVG and as PNG, and hands them to Python.
// A Plotly figure is SVG already; what a component draws is read from its elements: boxes, canvases, text. An element
// with the attribute `data-no-picture` (a hint on how to use it, say) is left out, and so are controls.

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const WAIT_MS = 5000;
const WAIT_FOR_PLOTLY_MS = 60000;
const MARGIN = 12;
const DENSITY = 2;
const MOST_PIXELS = 16e6;
const known = new WeakSet();
const busy = new WeakSet();

/** `data.figures`: what Python has no picture of; none of them while it has all. */
export default function render({ data, parentElement, setTriggerValue }) {
  if (!known.has(parentElement)) keepFocus(parentElement.getRootNode().host?.closest("[role=dialog]"));
  known.add(parentElement);
  if (busy.has(parentElement) || !data.figures.length) return;
  busy.add(parentElement);
  takeAll(data.figures).then((pictures) => {
    busy.delete(parentElement);
    setTriggerValue("taken", pictures);
  });
}

/** A download button is disabled while its file is made and loses the focus; then Escape would not close the dialog. */
function keepFocus(dialog) {
  let last = null;
  dialog?.addEventListener("focusin", ({ target }) => target.matches("button") && (last = target));
  const bring = () => {
    if (!last || ![document.body, dialog].includes(document.activeElement)) return;
    (last.isConnected && !last.disabled ? last : dialog).focus({ preventScroll: true });
  };
  if (dialog) new MutationObserver(bring).observe(dialog, { subtree: true, childList: true, attributeFilter: ["disabled"] });
}

async function takeAll(figures) {
  const pictures = {};
  for (const figure of figures) {
    try {
      pictures[figure] = await take(figure);
    } catch (error) {
      pictures[figure] = { error: String(error) };
    }
  }
  return pictures;
}

async function take(figure) {
  const drawn = await whenDrawn(figure);
  const svg = drawn.matches(".js-plotly-plot") ? plotlyPicture(drawn) : domPicture(drawn);
  return { svg: markup(svg), png: await png(svg) };
}

/** The Plotly figure or the element of a component; a page may still be drawing, or on a slow machine fetch Plotly. */
async function whenDrawn(figure) {
  const place = `st-key-${figure.trim().replace(/[^a-zA-Z0-9_-]/g, "-")}`;
  const page = document.querySelector('[data-testid="stMain"]') ?? document;
  const start = Date.now();
  let patience = WAIT_MS;
  for (; Date.now() - start < patience; await new Promise((go) => setTimeout(go, 100))) {
    const element = page.querySelector(`.${place}`) ?? partOfStage(page, figure);
    const plot = element?.querySelector(".js-plotly-plot");
    const comes = plot ?? element?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]');
    if (plot?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *")) return plot;
    if (element && !comes && parts(element).length) return element;
    patience = comes ? WAIT_FOR_PLOTLY_MS : WAIT_MS;
  }
  throw new Error("It is not drawn.");
}

/** A part of the stage says by itself which figure it is, inside the stage's shadow root. */
function partOfStage(page, figure) {
  const parts = [...page.querySelectorAll("*")].flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll("[data-picture]") ?? [])]);
  return parts.find((part) => part.dataset.picture === figure && part.checkVisibility());
}

/* SVG */

function node(name, attributes = {}, children = []) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function picture(left, top, width, height, children) {
  const fill = paint(getComputedStyle(document.querySelector(".stApp")).backgroundColor);
  const ground = node("rect", { x: left, y: top, width, height, ...fill });
  return node("svg", { width, height, viewBox: [left, top, width, height].join(" ") }, [ground, ...children]);
}

const round = (number) => Math.round(number * 100) / 100;

/** Characters that XML has no place for would spoil the file. */
function legal(text) {
  return (text.toWellFormed?.() ?? text).replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, "");
}

/** Direction marks only where something runs from right to left: some programs draw them as boxes. */
function withoutIdleMarks(text) {
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/.test(text)
    ? text
    : text.replace(/[\u2066-\u2069]/g, "");
}

const markup = (svg) => new XMLSerializer().serializeToString(svg);

/** Any CSS colour as plain colour and opacity, which every program reads. */
const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
  willReadFrequently: true,
});
const paints = new Map();
function paint(color, name = "fill") {
  if (!paints.has(color)) {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    paints.set(color, [...pen.getImageData(0, 0, 1, 1).data]);
  }
  const [red, green, blue, alpha] = paints.get(color);
  const made = { [name]: `rgb(${red},${green},${blue})` };
  if (alpha < 255) made[`${name}-opacity`] = round(alpha / 255);
  return made;
}
const seen = (color) => paint(color)["fill-opacity"] !== 0;

/* Plotly */

function plotlyPicture(plot) {
  const layers = [...plot.querySelectorAll(".svg-container > .main-svg")];
  const [width, height] = ["width", "height"].map((side) => Math.round(Number(layers[0].getAttribute(side))));
  const copies = layers.flatMap((layer) => [...layer.cloneNode(true).childNodes]);
  const svg = picture(0, 0, width, height, copies);
  const idle = ".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";
  for (const element of svg.querySelectorAll(idle)) element.remove();
  for (const element of svg.querySelectorAll(".crisp")) element.setAttribute("shape-rendering", "crispEdges");
  for (const element of svg.querySelectorAll("*")) settle(element);
  for (const image of svg.querySelectorAll("image")) bundle(image);
  return svg;
}

/** References to the page's address become references to this file; notes for Plotly's own use go. */
function settle(element) {
  for (const { name, value } of [...element.attributes]) {
    if (/^(data-|class$|pointer-events$|on)/.test(name)) element.removeAttribute(name);
    else if (value.includes("url(")) element.setAttribute(name, value.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g, "url(#$1)"));
  }
  element.style?.removeProperty("pointer-events");
  // Other programs don't choose by a theme, and a file has none.
  const [, light, dark] = element.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/) ?? [];
  if (light) element.style.fill = getComputedStyle(document.querySelector(".stApp")).colorScheme === "dark" ? dark : light;
  element.style?.removeProperty("cursor");
  for (const child of element.childNodes) if (child.nodeType === 3) child.data = withoutIdleMarks(legal(child.data));
}

function bundle(image) {
  const source = image.getAttributeNS(XLINK, "href") ?? image.getAttribute("href") ?? "";
  if (!source.startsWith("data:image/")) throw new Error("A picture inside it is not part of the page.");
  const [, drawing] = source.match(/^data:image\/svg\+xml;utf8,(.*)$/s) ?? [];
  image.removeAttributeNS(XLINK, "href");
  image.setAttribute("href", drawing ? `data:image/svg+xml;base64,${btoa(decodeURIComponent(drawing))}` : source);
}

/* PNG */

/** The picture in pixels, twice as dense as the screen; with the page's fonts, which an image can't borrow. */
async function png(svg) {
  const [width, height] = ["width", "height"].map((side) => Number(svg.getAttribute(side)));
  const scale = Math.min(DENSITY, Math.sqrt(MOST_PIXELS / (width * height)));
  const copy = svg.cloneNode(true);
  const style = node("style");
  style.textContent = await fonts(markup(svg));
  copy.prepend(style);
  Object.entries({ width: width * scale, height: height * scale }).forEach(([side, value]) => copy.setAttribute(side, value));
  if (!copy.hasAttribute("viewBox")) copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup(copy))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png").split(",")[1];
}

const loaded = new Map();

async function fonts(markup) {
  const faces = [];
  for (const rule of rules()) {
    const family = rule.style.getPropertyValue("font-family").replace(/["']/g, "");
    const italic = rule.style.getPropertyValue("font-style") === "italic";
    if (!markup.includes(family) || (italic && !markup.includes("italic"))) continue;
    const [, source] = rule.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/) ?? [];
    if (!source) continue;
    const address = new URL(source, rule.parentStyleSheet.href ?? document.baseURI).href;
    if (!loaded.has(address)) loaded.set(address, fetch(address).then((reply) => reply.blob()).then(dataUrl, () => null));
    const content = await loaded.get(address);
    if (content) faces.push(rule.cssText.replace(/url\(["']?[^"')]+["']?\)/, `url(${content})`));
  }
  return faces.join("\n");
}

function rules() {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      return []; // a sheet from elsewhere keeps its rules to itself
    }
  });
}

function dataUrl(blob) {
  return new Promise((done, failed) => {
    const reader = Object.assign(new FileReader(), { onload: () => done(reader.result), onerror: failed });
    reader.readAsDataURL(blob);
  });
}
