// Opens a page at its top: the browser keeps the scroll of the page before, because both stand in the same frame.

export default function ({ data, parentElement }) {
  // An empty element takes no place, but the gap beside it would be seen.
  const host = parentElement.host ?? parentElement;
  (host.closest("[data-testid=stElementContainer]") ?? host).style.display = "none";
  if (window.attentionLabPage === data.page) return;
  window.attentionLabPage = data.page;
  document.querySelector("[data-testid=stMain]")?.scrollTo({ top: 0, behavior: "instant" });
}
