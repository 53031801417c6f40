// Brings a part of the page into sight when something new is opened in it: on a phone it stands far below the form.

const ENOUGH = 0.6; // of the screen's height: what begins above that is in sight

const SETTLED = 200; // milliseconds: a page that was just come to still stands where the one before it stood

let opened = "";

export default function ({ data }) {
  if (data.what === opened) return;
  opened = data.what;
  if (opened) setTimeout(() => bringIntoSight(data.part), SETTLED);
}

function bringIntoSight(key) {
  const part = document.querySelector(`.st-key-${key}`);
  if (!part) return;
  const { top } = part.getBoundingClientRect();
  if (top >= 0 && top < ENOUGH * window.innerHeight) return;
  part.style.scrollMarginTop = "4rem"; // the bar of pages stays above it
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  part.scrollIntoView({ behavior: calm ? "instant" : "smooth" });
}
