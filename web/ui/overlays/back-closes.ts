/**
 * Lets the browser's Back close what lies over a page. While something does, the history has one more entry with the same address.
 * Going back to the entry under it closes the topmost. If that was closed in another way, Back passes over both entries: going
 * back right away would race with a link that was followed.
 */
type Layer = { isOpen: () => boolean; close: () => void };

/** What lies over the page, the topmost last. */
let opened: Layer[] = [];
const stillOpen = () => opened.filter(({ isOpen }) => isOpen());

/** The two entries of a page that something lies over share a key, as `over` and `under`. */
type Marks = { over?: string; under?: string };
let place: { state: Marks; href: string };
const placeNow = () => ({ state: { ...history.state } as Marks, href: location.href }); // others write what they like besides

/** Writes the history without telling the router, which shows the same page. */
const write = (change: "pushState" | "replaceState", ...entry: Parameters<History["pushState"]>) =>
  History.prototype[change].apply(history, entry);

function addEntry() {
  const { state } = placeNow();
  if (!state.over) {
    const key = String(Math.random());
    write("replaceState", { ...state, under: key }, "");
    write("pushState", { ...state, over: key }, "");
  }
  place = placeNow();
}

/** Call it when something has opened over the page. */
export function closeOnBack(layer: Layer) {
  opened = [...stillOpen(), layer];
  addEntry();
}

export function closeDialogOnBack(dialog: HTMLDialogElement) {
  const isLeft = () => dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  closeOnBack({
    isOpen: () => dialog.open,
    close: () => (dialog.requestClose ? dialog.requestClose() : isLeft() && dialog.close()),
  });
}

function followBack(event: PopStateEvent) {
  const [before, now] = [place, placeNow()];
  place = now;
  opened = stillOpen();
  const isBack = before.state.over !== undefined && before.state.over === now.state.under;
  const isForward = before.state.under !== undefined && before.state.under === now.state.over;
  if (isBack || isForward)
    event.stopImmediatePropagation(); // the router shows this page already
  else for (const { close } of opened.toReversed()) close(); // another page is shown
  if (!isBack) return;
  const { over, ...rest } = before.state;
  write("replaceState", { ...rest, under: over }, "", before.href); // the address may have changed meanwhile
  place = placeNow();
  const top = opened.at(-1);
  if (!top) {
    if (!isEscape) history.back();
    isEscape = false;
    return;
  }
  top.close();
  opened = stillOpen();
  if (opened.length > 0) addEntry(); // what was under it, or a question before it closes
}

/** Whether Escape closed the last thing over the page, and the step back is ours. */
let isEscape = false;

/** On the first page of a tab, Back would have nowhere to pass on to. Escape follows no link, so it goes back right away. */
function followEscape() {
  if (history.length > 2 || stillOpen().length > 0 || !placeNow().state.over) return;
  isEscape = true;
  history.back();
}

/** Follows the history, popovers and the menu. Call it before the router starts. */
export function followBackButton() {
  place = placeNow();
  addEventListener("popstate", followBack, { capture: true });
  addEventListener("keyup", ({ key }) => key === "Escape" && followEscape()); // it has closed by then
  history.pushState = (...entry) => {
    write("pushState", ...entry);
    place = placeNow();
  };
  history.replaceState = (state, ...rest) => {
    const { over } = placeNow().state;
    write("replaceState", over ? { ...state, over } : state, ...rest); // the mark stays
    place = placeNow();
  };
  const follow = (element: unknown) => {
    if (element instanceof HTMLDialogElement) {
      if (element.id === "site-menu") closeDialogOnBack(element); // others say so themselves
    } else if (element instanceof HTMLElement && element.popover === "auto")
      closeOnBack({ isOpen: () => element.matches(":popover-open"), close: () => element.hidePopover() });
  };
  const handleToggle = (event: Event) =>
    event instanceof ToggleEvent && event.newState === "open" && follow(event.target);
  document.addEventListener("toggle", handleToggle, { capture: true }); // it doesn't bubble
  for (const element of document.querySelectorAll("dialog[open], :popover-open")) follow(element); // opened before the script came
}
