/** A field's text as typed. */
export function textIn(form: HTMLFormElement, name: string): string {
  const typed = new FormData(form).get(name);
  return typeof typed === "string" ? typed : "";
}

/** A whole number as people type it, with spaces and commas between the thousands. */
export function numberIn(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s,]/g, "");
  return digits === "" ? undefined : Number(digits);
}
