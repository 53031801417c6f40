// What Streamlit gets for each component: it calls a function of the bundle, which all of them share. Python writes the
// bundle's address and the function's name into this text (`pages/server/bundle.py`).

/** @type {Promise<Record<string, Function>>} */
const lab = import(String(new URL("BUNDLE", document.baseURI)));

/** @param {{parentElement: (Element | ShadowRoot) & {labTurn?: number}}} component */
export default function (component) {
  const place = component.parentElement;
  const turn = (place.labTurn = (place.labTurn ?? 0) + 1);
  let takeDown = () => {};
  lab.then(({ NAME: draw }) => {
    // On a busy machine Streamlit calls this when the page has gone already: there, nothing has a size or a colour.
    if (place.labTurn === turn && place.isConnected) takeDown = draw(component) ?? takeDown;
  });
  return () => {
    // Streamlit calls the clean-up of an overtaken run too; only the latest may take the view down.
    if (place.labTurn !== turn) return;
    place.labTurn += 1;
    takeDown();
  };
}
