// A field that is too narrow for its text says all of it to who points at it.

/** Begin to. */
export function tellWhole() {
  document.addEventListener("pointerover", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "text")
      target.title = target.scrollWidth > target.clientWidth ? target.value : "";
  });
}
