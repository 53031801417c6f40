// The whole text of a field that is too narrow for it, told to a person who points at it.

/** Begin to tell it. */
export function tellWhole() {
  document.addEventListener("pointerover", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "text")
      target.title = target.scrollWidth > target.clientWidth ? target.value : "";
  });
}
