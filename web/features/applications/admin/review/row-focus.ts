export const headingId = "applications-heading";

/** Where the keyboard goes on when the control it stood on goes away: to its row, or to a neighbour where the row goes too. */
export function focusRow(control: Element | null, isLeaving: boolean) {
  const row = control?.closest("li");
  const target = isLeaving ? (row?.nextElementSibling ?? row?.previousElementSibling) : row;
  (target?.querySelector("summary") ?? document.getElementById(headingId))?.focus();
}
