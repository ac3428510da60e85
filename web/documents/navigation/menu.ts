/** The bar's sheet: browsers open and close it by themselves, those that know no commands by this. */
export function runMenu() {
  const sheet = document.querySelector<HTMLDialogElement>("dialog.site-menu");
  if (!sheet) return;
  if (!("command" in HTMLButtonElement.prototype)) {
    for (const key of document.querySelectorAll<HTMLElement>("[commandfor=site-menu]")) {
      key.addEventListener("click", () => (sheet.open ? sheet.close() : sheet.showModal()));
    }
  }
  // Before a link in it acts: the focus then stays where the link takes it.
  sheet.addEventListener(
    "click",
    ({ target }) => target instanceof Element && target.closest("a:not([data-button])") && sheet.close(),
    true,
  );
  matchMedia("(min-width: 72em)").addEventListener("change", () => sheet.close());
}
