// The parts of a page that drawing needs, made by hand: letters that are 8 pixels wide, and a theme of few colours.

import type { Picture } from "../../assets/components/draw/picture.ts";
import { svgOf } from "../../assets/components/draw/svg.ts";
import type { Theme } from "../../assets/components/draw/theme.ts";

/**
 * Measure text by hand: Node has no canvas.
 * @param letter Returns the width of a letter.
 */
export function measureByHand(letter: (font: string) => number = () => 8) {
  const measureText = (text: string) => ({ width: letter(context.font) * text.replace(/[\u2066-\u2069]/g, "").length, fontBoundingBoxAscent: 11, fontBoundingBoxDescent: 3 });
  const context = { font: "", fillStyle: "", measureText };
  Object.assign(globalThis, { document: { createElement: () => ({ getContext: () => context }) } });
}

const levels = Array.from({ length: 256 }, (_, level) => level);

export const theme = {
  text: "#111111", quiet: "#555555", ground: "#ffffff", primary: "#6d3fd0", query: "#0067a8", key: "#b85c00", value: "#00705a",
  signedInk: levels.map(() => "#000000"), signed: levels.map((level) => `rgb(0,${level},0)`), signedPixels: new Uint32Array(256), signedRamp: "",
  lines: ["#6d3fd0", "#b0307a", "#5b6470", "#8a7000", "#00798c", "#9c4a3c"], font: "sans-serif", codeFont: "monospace",
  hatchGround: "#eeeeee", hatchLine: "#aaaaaa", scale: levels.map((level) => `rgb(${255 - level},0,0)`), ink: levels.map(() => "#000000"),
  pixels: new Uint32Array(256), ramp: "", dark: false, signature: "",
} as Theme;

/** Return a picture as the text of its file. */
export const svgTextOf = ({ width, height, draw }: Picture) => svgOf(width, height, theme, (surface) => draw(surface, 0, 0));

/** Return the texts that are drawn in it, as they were before they were escaped. */
export const textsIn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"));
