export const headingId = "applications-heading";

/**
 * Moves the focus when the focused control is about to be removed: to its row, or to a neighbouring one if the row is removed too.
 * Leaves it alone if it's somewhere else.
 */
export function focusRow(control: Element | null, isLeaving: boolean) {
  const row = control?.closest("li");
  const { activeElement, body } = document;
  if (activeElement !== body && !row?.contains(activeElement)) return;
  const target = isLeaving ? (row?.nextElementSibling ?? row?.previousElementSibling) : row;
  (target?.querySelector("summary") ?? document.getElementById(headingId))?.focus();
}
