/** Where the focus goes from each dialog, the best place first. */
const placesOf = new WeakMap<Element, (Element | null | undefined)[]>();

/** Call it before a dialog opens: notes what has the focus, its row, the rows beside it, and the same of the dialog under it. */
export function rememberFocus(dialog: HTMLDialogElement) {
  const { activeElement: opener } = document;
  const row = opener?.closest("tr, li");
  const under = opener?.closest("dialog");
  const around = [opener, row, row?.nextElementSibling, row?.previousElementSibling];
  placesOf.set(dialog, [...around, ...((under && placesOf.get(under)) ?? [])]);
}

/** Call it after a dialog closed. The browser returns the focus by itself, unless the opener has gone or is covered. */
export function returnFocus(dialog: HTMLDialogElement) {
  const places = placesOf.get(dialog);
  placesOf.delete(dialog);
  if (!places || !isFocusLost()) return;
  for (const place of [...places, document.getElementById("main")]) {
    if (!(place instanceof HTMLElement) || place === document.body || !place.checkVisibility()) continue;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}

function isFocusLost() {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest("dialog:not([open])") !== null;
}
