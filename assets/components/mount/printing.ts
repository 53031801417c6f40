// A printed page is as wide as paper first, so that its pictures are drawn for that.

/** Begin to follow printing; call this before any picture measures its room. */
export function watchPrinting() {
  const { classList } = document.documentElement;
  addEventListener("beforeprint", () => classList.add("printing"), { capture: true });
  addEventListener("afterprint", () => classList.remove("printing"), { capture: true });
}
