// A page that is printed is as wide as paper first, so that its pictures are drawn for that.

/** Begin to follow what is printed; before any picture measures its room. */
export function followPrinting() {
  const { classList } = document.documentElement;
  addEventListener("beforeprint", () => classList.add("printing"), { capture: true });
  addEventListener("afterprint", () => classList.remove("printing"), { capture: true });
}
