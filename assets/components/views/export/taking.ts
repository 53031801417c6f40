// The picture of a figure on the page: offered by the component that draws it, or taken of a figure of Plotly.

import { fromBase64 } from "../../data/base64.ts";
import { filesOf, type Picture, paragraph, stackPictures } from "../../draw/picture.ts";
import type { Theme } from "../../draw/theme.ts";
import { makePicture } from "../../state/pictures.ts";
import { CHART, classOfKey, main, SKELETON } from "../../state/streamlit.ts";
import { type About, pngWith, svgWith } from "./metadata.ts";
import { plotlyFiles } from "./plotly.ts";

/** Pixels of the letters under a picture, the least width of their line, and the most letters of a text in it. */
const SIGNED = 13,
  LEAST_SIGNED = 240,
  MOST_SIGNED = 80;
const WAIT_MS = 5000;
const WAIT_FOR_PLOTLY_MS = 60000; // a slow machine has yet to fetch it

export interface Files {
  svg: string;
  png: Uint8Array<ArrayBuffer>;
}

/** @param figure The key under which Python registers it. */
export async function takeFigure(figure: string, about: About): Promise<Files> {
  const { svg, png } = await whenDrawn(figure, about);
  return { svg: svgWith(svg, about), png: pngWith(fromBase64(png), about) };
}

/** Sign a picture with its model and text: on a slide nothing else says whose it is. */
function signPicture(picture: Picture, { model, text }: About, theme: Theme): Picture {
  const words = [model, text && `“${text.slice(0, MOST_SIGNED)}${text.length > MOST_SIGNED ? "…" : ""}”`];
  const line = words.filter(Boolean).join(" · ");
  const size = { size: SIGNED, fill: theme.quiet };
  return line ? stackPictures([picture, paragraph(line, Math.max(picture.width, LEAST_SIGNED), size, theme)]) : picture;
}

/** Wait until it is drawn. */
async function whenDrawn(figure: string, about: About) {
  const place = classOfKey(figure.trim().replace(/[^a-zA-Z0-9_-]/g, "-"));
  const page = main() ?? document;
  const start = Date.now();
  let patience = WAIT_MS;
  for (; Date.now() - start < patience; await new Promise((go) => setTimeout(go, 100))) {
    const offered = makePicture(figure);
    if (offered) return filesOf(signPicture(offered.picture, about, offered.theme), offered.theme);
    const element = page.querySelector(`.${place}`);
    const plot = element?.querySelector(".js-plotly-plot");
    if (plot?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *")) return plotlyFiles(plot);
    const comes = plot ?? element?.querySelector(`${CHART}, ${SKELETON}`);
    patience = comes ? WAIT_FOR_PLOTLY_MS : WAIT_MS;
  }
  throw new Error("It is not drawn.");
}
