// How a component comes to its place on the page and goes again; its view stays from one run of the script to the next.

const views = new WeakMap();

/** The view in this place, which `mount` makes and hangs up in the first run, and the clean-up of this run. */
function viewIn(place, mount, unmount = () => {}) {
  if (!views.has(place)) mount(place);
  const view = views.get(place);
  const generation = (view.generation = (view.generation ?? 0) + 1);
  const takeDown = () => {
    // Streamlit calls the clean-up of an overtaken run too; only the latest may take the view down.
    if (view.generation !== generation) return;
    unmount(view);
    view.resized.disconnect();
    view.root.remove();
    views.delete(place);
  };
  return [view, takeDown];
}

/** Put a new view's root into its place; `redraw` is called whenever one of the elements changes its size. */
function hang(view, place, redraw, ...watched) {
  place.querySelector(`.${[...view.root.classList].join(".")}`)?.remove();
  view.resized = new ResizeObserver(redraw);
  for (const one of watched) view.resized.observe(one);
  place.append(view.root);
  views.set(place, view);
}
