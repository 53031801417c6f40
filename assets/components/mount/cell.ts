// A view in the frame of a notebook's cell (`transformer/views/cell.py`): as high as its content, in its theme.

/** Return the theme of a notebook, judged by the colour of its ground; "" if there is none. */
export function themeAround(element: Element): "light" | "dark" | "" {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const [red, green, blue, alpha = 1] = (getComputedStyle(at).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    if (alpha > 0 && blue !== undefined) return 0.3 * red + 0.6 * green + 0.1 * blue < 128 ? "dark" : "light";
  }
  return "";
}

/** The greatest height of a page at first; a button shows the rest. */
const AT_ONCE = 600;

/**
 * Give the frame around this page the height of the page; the still below it, for readers without scripts, goes. A
 * frame that is shut off can't be reached: it keeps its height, and the still stays.
 */
export function fitFrame() {
  const frame = window.frameElement as HTMLElement | null;
  if (frame?.dataset.attentionLab === undefined) return;
  const { documentElement: page, body } = document;
  page.dataset.theme = themeAround(frame);
  const still = frame.nextElementSibling as HTMLElement | null;
  if (still) still.hidden = true;
  const more = body.appendChild(document.createElement("button"));
  let isOpen = false;
  const fit = () => {
    const place = body.querySelector("[data-lab]") as HTMLElement;
    const whole = place.scrollHeight;
    more.hidden = whole <= AT_ONCE;
    more.textContent = isOpen ? "Show less" : "Show all of it";
    more.setAttribute("aria-expanded", String(isOpen));
    body.classList.toggle("folded", !more.hidden && !isOpen);
    frame.style.height = `${Math.ceil(page.getBoundingClientRect().height)}px`;
  };
  more.addEventListener("click", () => {
    isOpen = !isOpen;
    fit();
  });
  new ResizeObserver(fit).observe(body.querySelector("[data-lab] > *, [data-lab]") as Element);
  fit();
}
