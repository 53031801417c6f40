// The picture of a figure on the page: offered by the component that draws it, or taken of a figure of Plotly.

/** @import { About } from "./metadata.js" */
import { filesOf } from "../../draw/picture.js";
import { pictured } from "../../state/pictures.js";
import { pngWith, svgWith } from "./metadata.js";
import { plotlyFiles } from "./plotly.js";

const WAIT_MS = 5000;
const WAIT_FOR_PLOTLY_MS = 60000; // which a slow machine has yet to fetch

/** @typedef {{svg: string, png: Uint8Array<ArrayBuffer>}} Files */

/**
 * @param {string} figure The key under which Python registers it.
 * @param {About} about
 * @returns {Promise<Files>}
 */
export async function taken(figure, about) {
  const { svg, png } = await whenDrawn(figure);
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  return { svg: svgWith(svg, about), png: pngWith(bytes, about) };
}

/** A page may still be drawing. @param {string} figure */
async function whenDrawn(figure) {
  const place = `st-key-${figure.trim().replace(/[^a-zA-Z0-9_-]/g, "-")}`;
  const page = document.querySelector('[data-testid="stMain"]') ?? document;
  const start = Date.now();
  let patience = WAIT_MS;
  for (; Date.now() - start < patience; await new Promise((go) => setTimeout(go, 100))) {
    const offered = pictured(figure);
    if (offered) return filesOf(offered.picture, offered.theme);
    const element = page.querySelector(`.${place}`);
    const plot = element?.querySelector(".js-plotly-plot");
    if (plot?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *")) return plotlyFiles(plot);
    const comes = plot ?? element?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]');
    patience = comes ? WAIT_FOR_PLOTLY_MS : WAIT_MS;
  }
  throw new Error("It is not drawn.");
}
