/** Opens and closes the menu in browsers without the Command API. Others do it by themselves. */
export function runMenu() {
  const sheet = document.querySelector<HTMLDialogElement>("dialog.site-menu");
  if (!sheet) return;
  if (!("command" in HTMLButtonElement.prototype)) {
    for (const key of document.querySelectorAll<HTMLElement>("[commandfor=site-menu]")) {
      key.addEventListener("click", () => (sheet.open ? sheet.close() : sheet.showModal()));
    }
  }
  // In the capture phase, before the link acts, so that the focus stays where the link moves it.
  sheet.addEventListener(
    "click",
    ({ target }) => target instanceof Element && target.closest("a:not([data-button])") && sheet.close(),
    true,
  );
  matchMedia("(width >= 72em)").addEventListener("change", () => sheet.close());
}
