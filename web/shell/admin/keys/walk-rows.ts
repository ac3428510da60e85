const rowsShown = () =>
  [...document.querySelectorAll<HTMLElement>("#admin-panel :is(tbody tr, [data-rows] > li)")].filter((row) =>
    row.checkVisibility(),
  );

const chromeBottom = () =>
  Math.max(
    ...[...document.querySelectorAll(".admin > header, .admin > nav")].map((part) => {
      const { bottom, width } = part.getBoundingClientRect();
      return width > innerWidth / 2 ? bottom : 0; // beside the list, it covers nothing
    }),
  );

/** Moves the focus to the next or previous row of the visible list. */
export function walkRows(step: 1 | -1) {
  const rows = rowsShown();
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const at = focused < 0 ? rows.findIndex((row) => row.matches("[aria-current=true]")) : focused; // the open row
  const top = chromeBottom();
  const first = rows.findIndex((row) => row.getBoundingClientRect().bottom > top);
  const next = rows[at < 0 ? first : at + step];
  if (!next) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
}

/** Opens a row by its link, its disclosure, or its first action that isn't destructive. */
export function openRow(row: Element) {
  const link = row.querySelector<HTMLElement>("a[data-opens]");
  if (link) return link.click();
  const controls = [...row.querySelectorAll<HTMLElement>("summary, button:not(.text-button--destructive)")];
  const way = controls.find((control) => control.checkVisibility()) ?? row.querySelector<HTMLElement>("a[href]");
  way?.click();
}

export const isRow = (element: Element) => element.matches("#admin-panel :is(tbody tr, [data-rows] > li)");
