export const headingId = "applications-heading";

/** Moves the focus when the focused control is removed: to its row, or to a neighbouring one if the row is removed too. */
export function focusRow(control: Element | null, isLeaving: boolean) {
  const row = control?.closest("li");
  const target = isLeaving ? (row?.nextElementSibling ?? row?.previousElementSibling) : row;
  (target?.querySelector("summary") ?? document.getElementById(headingId))?.focus();
}
