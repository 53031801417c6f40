// The picture of a figure on the page: offered by the component that draws it, or taken of a figure of Plotly.

import { filesOf } from "../../draw/picture.ts";
import { makePicture } from "../../state/pictures.ts";
import { CHART, classOfKey, main, SKELETON } from "../../state/streamlit.ts";
import { type About, pngWith, svgWith } from "./metadata.ts";
import { plotlyFiles } from "./plotly.ts";

const WAIT_MS = 5000;
const WAIT_FOR_PLOTLY_MS = 60000; // a slow machine has yet to fetch it

export interface Files {
  svg: string;
  png: Uint8Array<ArrayBuffer>;
}

/** @param figure The key under which Python registers it. */
export async function takeFigure(figure: string, about: About): Promise<Files> {
  const { svg, png } = await whenDrawn(figure);
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  return { svg: svgWith(svg, about), png: pngWith(bytes, about) };
}

/** Wait until it is drawn. */
async function whenDrawn(figure: string) {
  const place = classOfKey(figure.trim().replace(/[^a-zA-Z0-9_-]/g, "-"));
  const page = main() ?? document;
  const start = Date.now();
  let patience = WAIT_MS;
  for (; Date.now() - start < patience; await new Promise((go) => setTimeout(go, 100))) {
    const offered = makePicture(figure);
    if (offered) return filesOf(offered.picture, offered.theme);
    const element = page.querySelector(`.${place}`);
    const plot = element?.querySelector(".js-plotly-plot");
    if (plot?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *")) return plotlyFiles(plot);
    const comes = plot ?? element?.querySelector(`${CHART}, ${SKELETON}`);
    patience = comes ? WAIT_FOR_PLOTLY_MS : WAIT_MS;
  }
  throw new Error("It is not drawn.");
}
