// Heads as small maps, and a large one that floats beside the thumbnail that is pointed at.

/* Drawing */

/** The hatch of all heads of one kind, drawn once and laid over each of their thumbnails. */
function blockedLayer(blocked, rows, columns, [width, height], theme) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  const pattern = hatch(context, theme, Math.round(6 * window.devicePixelRatio));
  hatchBlocked(context, blocked, rows, columns, [0, 0, width, height], pattern);
  return canvas;
}

/** One head's weights 0 … 255 on a canvas that has its size already. */
function drawSmall(canvas, weights, rows, columns, mask, theme, scratch) {
  const context = canvas.getContext("2d");
  const image = weightImage(weights, rows, columns, 255, theme, scratch[0]);
  drawEven(context, image, canvas.width, canvas.height, scratch[1]);
  if (mask) context.drawImage(mask, 0, 0);
}

/** What the hatch looks like, for the legend. */
function drawSwatch(view) {
  const context = prepare(view.swatch, 28, 14);
  context.fillStyle = hatch(context, view.theme);
  context.fillRect(0, 0, 28, 14);
}

/* Preview: `view.near` is the thumbnail that it belongs to */

/** `lowest` says where something begins that must stay in sight beneath the preview, or Infinity. */
function mountPreview(view, lowest = () => Infinity) {
  view.preview = element("div", "preview");
  view.preview.popover = "manual";
  view.preview.setAttribute("aria-hidden", "true");
  view.placePreview = () => placeBeside(view.preview, view.near.button, lowest());
  // A focus by key scrolls: the preview goes along.
  view.follow = () => view.near && view.placePreview();
  window.addEventListener("scroll", view.follow, { capture: true, passive: true });
  view.root.append(view.preview);
}

function unmountPreview(view) {
  window.removeEventListener("scroll", view.follow, { capture: true });
}

/** Beside the thumbnail if there is room, else below or above it, always inside the window. */
function placeBeside(preview, button, lowest) {
  preview.showPopover?.();
  const [thumb, size, gap] = [button.getBoundingClientRect(), preview.getBoundingClientRect(), 14];
  const inside = (at, length, room) => Math.max(8, Math.min(at, room - length - 8));
  let left = thumb.right + gap;
  if (left + size.width > window.innerWidth - 8) left = thumb.left - gap - size.width;
  let top = inside(thumb.top - 40, size.height, window.innerHeight);
  if (left < 8) {
    left = inside(thumb.left, size.width, window.innerWidth);
    const below = thumb.bottom + gap;
    top = below + size.height < window.innerHeight ? below : Math.max(8, thumb.top - gap - size.height);
  }
  if (lowest < Infinity) top = Math.max(8, Math.min(top, lowest - size.height - 8));
  Object.assign(preview.style, { left: `${left}px`, top: `${top}px` });
}

function closePreview(view) {
  view.near = null;
  if (view.preview.matches(":popover-open")) view.preview.hidePopover();
}
