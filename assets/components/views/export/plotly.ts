// Curves of Plotly as a picture. It is SVG already, in layers, with the fonts and addresses of the page.

import { legal, withoutIdleMarks } from "../../draw/svg.ts";
import { APP } from "../../state/streamlit.ts";

const SVG = "http://www.w3.org/2000/svg";
const DENSITY = 2;
const MOST_PIXELS = 16e6;
const IDLE = ".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";

/** Return the figure as SVG and, in base64, as PNG. */
export async function plotlyFiles(plot: Element) {
  const svg = drawingOf(plot);
  return { svg: markup(svg), png: await pngOf(svg) };
}

const markup = (svg: Node) => new XMLSerializer().serializeToString(svg);

function node(name: string, attributes: Record<string, string | number>) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function drawingOf(plot: Element) {
  const layers = [...plot.querySelectorAll(".svg-container > .main-svg")];
  const [width, height] = ["width", "height"].map((side) => Math.round(Number(layers[0].getAttribute(side))));
  const page = document.querySelector(APP) as Element;
  const svg = node("svg", { width, height, viewBox: `0 0 ${width} ${height}` });
  svg.append(node("rect", { width, height, fill: getComputedStyle(page).backgroundColor }));
  for (const layer of layers) svg.append(...layer.cloneNode(true).childNodes);
  for (const element of svg.querySelectorAll(IDLE)) element.remove();
  for (const element of svg.querySelectorAll(".crisp")) element.setAttribute("shape-rendering", "crispEdges");
  for (const element of svg.querySelectorAll("*")) settle(element as SVGElement);
  return svg;
}

/** Turn references to the page's address into references to this file; remove notes for Plotly's own use. */
function settle(element: SVGElement) {
  for (const { name, value } of [...element.attributes]) {
    if (/^(data-|class$|pointer-events$|on)/.test(name)) element.removeAttribute(name);
    else if (value.includes("url("))
      element.setAttribute(name, value.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g, "url(#$1)"));
  }
  element.style?.removeProperty("pointer-events");
  element.style?.removeProperty("cursor");
  for (const child of element.childNodes) if (child instanceof Text) child.data = withoutIdleMarks(legal(child.data));
}

/** Return the drawing in pixels, twice as dense as the screen; with the page's fonts, which an image can't borrow. */
async function pngOf(svg: SVGElement) {
  const [width, height] = ["width", "height"].map((side) => Number(svg.getAttribute(side)));
  const scale = Math.min(DENSITY, Math.sqrt(MOST_PIXELS / (width * height)));
  const copy = svg.cloneNode(true) as SVGElement;
  const style = node("style", {});
  style.textContent = await fontsIn(markup(svg));
  copy.prepend(style);
  copy.setAttribute("width", String(width * scale));
  copy.setAttribute("height", String(height * scale));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup(copy))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png").split(",")[1];
}

const loaded = new Map<string, Promise<string | null>>();

/** Return the rules of the page's fonts that the drawing uses, with their files inside. */
async function fontsIn(drawing: string) {
  const faces = [];
  for (const rule of fontRules()) {
    const family = rule.style.getPropertyValue("font-family").replace(/["']/g, "");
    const italic = rule.style.getPropertyValue("font-style") === "italic";
    if (!drawing.includes(family) || (italic && !drawing.includes("italic"))) continue;
    const [, source] = rule.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/) ?? [];
    if (!source) continue;
    const address = new URL(source, rule.parentStyleSheet?.href ?? document.baseURI).href;
    if (!loaded.has(address))
      loaded.set(
        address,
        fetch(address)
          .then((reply) => reply.blob())
          .then(dataUrl)
          .catch(() => null),
      );
    const content = await loaded.get(address);
    if (content) faces.push(rule.cssText.replace(/url\(["']?[^"')]+["']?\)/, `url(${content})`));
  }
  return faces.join("\n");
}

function fontRules() {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      return []; // a sheet from elsewhere keeps its rules to itself
    }
  });
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    Object.assign(reader, { onload: () => done(String(reader.result)), onerror: failed });
    reader.readAsDataURL(blob);
  });
}
