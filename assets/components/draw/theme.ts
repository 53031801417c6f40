// The theme as values: drawings by hand can't use CSS variables.

type Colour = [number, number, number];

/** Pure white and black: on the middle of a scale nothing else stands out at 4.5 : 1. */
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

export interface Theme {
  text: string;
  /** Text that steps back; at least 4.5 : 1 on the ground. */
  quiet: string;
  ground: string;
  primary: string;
  query: string;
  key: string;
  value: string;
  /** The colours of lines and bars that are neither query nor key nor value. */
  lines: string[];
  font: string;
  codeFont: string;
  hatchGround: string;
  hatchLine: string;
  /** The 256 colours from weight 0 to 1. */
  scale: string[];
  /** The colour of text on each of them. */
  ink: string[];
  /** The same 256 colours as pixels. */
  pixels: Uint32Array;
  /** The 256 colours from the most negative value to the most positive one. */
  signed: string[];
  /** The colour of text on each of them. */
  signedInk: string[];
  signedPixels: Uint32Array;
  /** The scale as a CSS gradient. */
  ramp: string;
  signedRamp: string;
  dark: boolean;
  /** Tells when to draw again. */
  signature: string;
}

let measuringContext: CanvasRenderingContext2D | undefined;
/** Return a canvas that nobody sees: it reads colours and measures text. */
const pen = () => (measuringContext ??= document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D);

/** @param colour Any CSS colour: a canvas gives it back as "#rrggbb". */
function rgbOf(colour: string): Colour {
  const context = pen();
  context.fillStyle = colour;
  const hex = Number.parseInt(String(context.fillStyle).slice(1, 7), 16) || 0;
  return [hex >> 16, (hex >> 8) & 255, hex & 255];
}

const mix = (from: Colour, to: Colour, share: number) =>
  from.map((part, i) => Math.round(part + (to[i] - part) * share)) as Colour;
/** Return colours in even steps from one to another. */
export const shadesOf = (from: string, to: string, count: number) =>
  Array.from({ length: count }, (_, i) => mix(rgbOf(from), rgbOf(to), i / Math.max(1, count - 1)));

const css = (rgb: Colour) => `rgb(${rgb.join(",")})`;

/** Return the relative luminance (WCAG 2.2). */
function luminance(rgb: Colour) {
  const [red, green, blue] = rgb.map((part) =>
    part / 255 <= 0.04045 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Colour, other: Colour) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Return the 256 colours between evenly spaced stops. */
export function between(stops: Colour[]) {
  return Array.from({ length: 256 }, (_, level) => {
    const place = (level / 255) * (stops.length - 1);
    const stop = Math.min(Math.floor(place), stops.length - 2);
    return mix(stops[stop], stops[stop + 1], place - stop);
  });
}

/** @param root An element that has Streamlit's variables. */
export function themeOf(root: Element): Theme {
  const style = getComputedStyle(root);
  const value = (name: string) => style.getPropertyValue(`--st-${name}`).trim();
  const [text, ground] = [rgbOf(value("text-color")), rgbOf(value("background-color"))];
  const stops = value("chart-sequential-colors").split(",");
  const [query, key, third, ...lines] = value("chart-categorical-colors").split(",");
  const scale = between(stops.map(rgbOf));
  const ends = value("chart-diverging-colors").split(",");
  const signed = between(ends.map(rgbOf));
  return {
    text: css(text),
    quiet: css(mix(ground, text, 0.72)),
    ground: css(ground),
    primary: value("primary-color"),
    query,
    key,
    value: third,
    lines,
    font: value("font") || "sans-serif",
    codeFont: value("code-font") || "monospace",
    hatchGround: css(mix(ground, text, 0.09)),
    hatchLine: css(mix(ground, text, 0.3)),
    scale: scale.map(css),
    ink: scale.map(inkOn),
    pixels: pixelsOf(scale),
    signed: signed.map(css),
    signedInk: signed.map(inkOn),
    signedPixels: pixelsOf(signed),
    ramp: `linear-gradient(to right, ${stops})`,
    signedRamp: `linear-gradient(to right, ${ends})`,
    dark: luminance(ground) < 0.5,
    signature: ["text-color", "background-color", "primary-color", "chart-sequential-colors"].map(value).join("|"),
  };
}

const inkOn = (colour: Colour) => css(contrast(colour, WHITE) >= contrast(colour, BLACK) ? WHITE : BLACK);

/** Return the theme of a map that is switched off: its scale in grey. */
export function greyTheme(theme: Theme): Theme {
  const [none, full] = [rgbOf(theme.ground), mix(rgbOf(theme.ground), rgbOf(theme.text), 0.45)];
  const [stops, both] = [between([none, full]), between([full, none, full])];
  return {
    ...theme,
    scale: stops.map(css),
    ink: stops.map(inkOn),
    pixels: pixelsOf(stops),
    signed: both.map(css),
    signedInk: both.map(inkOn),
    signedPixels: pixelsOf(both),
    signature: `${theme.signature}|off`,
  };
}

/** Return black or white, whichever stands out more. */
export const inkOver = (colour: string) => inkOn(rgbOf(colour));

const pixelsOf = (colours: Colour[]) =>
  Uint32Array.from(colours, ([red, green, blue]) => 0xff000000 | (blue << 16) | (green << 8) | red);

/**
 * Return the width of a text in pixels.
 * @param font As a canvas takes it.
 */
export function widthOf(text: string, font: string) {
  const context = pen();
  context.font = font;
  return context.measureText(text).width;
}

/**
 * Return the pixels from the middle of a line of text down to its baseline.
 * @param font As a canvas takes it.
 */
export function baselineOf(font: string) {
  const context = pen();
  context.font = font;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText("x");
  return (up - down) / 2;
}
