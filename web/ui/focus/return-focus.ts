/** A place that the focus can go to. It's looked for when it's needed. */
type Place = () => Element | null | undefined;

/** Parts of a page that keep the focus, and where it goes in each once what had it is gone with its row. */
const keepers = new WeakMap<Element, Place>();

export const keepFocusIn = (part: Element, last: Place) => keepers.set(part, last);

/**
 * Where the focus goes if a control is removed, the best place first: its row, the rows beside it, and the parts around it that
 * keep the focus. Rows are `tr` or `li`. One that unfolds takes it on its summary. The rows of a grid are no places.
 */
export function placesAround(control: Element | null): Place[] {
  const row = control?.closest("[role=grid]") ? null : control?.closest("tr, li");
  const rows = [row, row?.nextElementSibling, row?.previousElementSibling];
  const places: Place[] = [
    () => control,
    ...rows.map((one) => () => one?.querySelector(":scope > details > summary") ?? one),
  ];
  for (let part = control; part; part = part.parentElement) {
    const keeper = part;
    if (keepers.has(keeper)) places.push(() => keepers.get(keeper)?.()); // its place may be another by then
  }
  return places;
}

/** Moves the focus to the first of these places that can have it. */
export function focusFirst(places: Place[]) {
  for (const find of places) {
    const place = find();
    if (!(place instanceof HTMLElement) || place === document.body || !place.checkVisibility()) continue;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}

const placesOf = new WeakMap<Element, Place[]>();

/** Call it before a dialog opens: notes what has the focus, what is around it, and the same of the dialog under it. */
export function rememberFocus(dialog: HTMLDialogElement) {
  const { activeElement: opener } = document;
  const under = opener?.closest("dialog");
  placesOf.set(dialog, [...placesAround(opener), ...((under && placesOf.get(under)) ?? [])]);
}

/** Call it after a dialog closed. The browser returns the focus by itself, unless the opener has gone or is covered. */
export function returnFocus(dialog: HTMLDialogElement) {
  const places = placesOf.get(dialog);
  placesOf.delete(dialog);
  if (places && isFocusLost()) focusFirst([...places, () => document.getElementById("main")]);
}

function isFocusLost() {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest("dialog:not([open])") !== null;
}
