// Tokens as text: safe, visible, short, each in its own direction.

const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
const MARK_PILES = /(\p{M}{4})\p{M}+/gu;
const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const INVISIBLE: Record<string, string> = { " ": "␣", "\u00A0": "␣", "\t": "⇥", "\n": "↵", "\r": "↵" };
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export const graphemes = (text: string) => [...GRAPHEMES.segment(text)].map((part) => part.segment);

/** The most graphemes of a label. */
export const LABEL_LENGTH = 14;

/** Make a token safe and visible: no direction overrides, no piled-up marks, blanks drawn. */
export function visible(token: string) {
  const text = token.replace(BIDI_CONTROLS, "").replace(MARK_PILES, "$1");
  return /^\s+$/.test(text) ? [...text].map((blank) => INVISIBLE[blank] ?? "␣").join("") : text || "∅";
}

/** Return the first graphemes of a visible token, with an ellipsis if it was cut. */
export function clipToken(token: string, length: number = LABEL_LENGTH) {
  const text = visible(token);
  if (text.length <= length) return text;
  const parts = graphemes(text);
  return parts.length <= length ? text : `${parts.slice(0, length - 1).join("")}…`;
}

/** Do the same for plain strings (canvas, aria), in which no element can keep directions apart. */
export function isolateToken(token: string, length: number = LABEL_LENGTH) {
  return `\u2068${clipToken(token, length)}\u2069`;
}

/** Return the direction of tokens in a row: that of the first letter, as in the field in which the text was typed. */
export function directionOf(tokens: string[]) {
  const first = tokens.find((token) => /\p{L}/u.test(token) && !/^<.*>$/.test(token)) ?? "";
  return RIGHT_TO_LEFT.test(first) ? "rtl" : "ltr";
}

/** Name one of several tokens by ear: those that are alike get their number. */
export const nameOf = (tokens: string[], at: number) =>
  tokens.indexOf(tokens[at]) === tokens.lastIndexOf(tokens[at]) ? tokens[at] : `${tokens[at]} (no. ${at + 1})`;
