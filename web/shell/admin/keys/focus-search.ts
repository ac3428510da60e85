/** The search of the list in view. */
export function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>("#admin-panel input[type=search]")];
  const field = fields.find((one) => one.checkVisibility());
  field?.focus();
  field?.select();
  return field !== undefined;
}
