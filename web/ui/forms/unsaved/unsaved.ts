/** Text typed but not sent yet, by subject. It outlives the field it was typed in, and never leaves this tab's memory. */
const unsent = new Map<string, string>();

export const unsentText = (about: string) => unsent.get(about) ?? "";

export function keepUnsent(about: string, text: string) {
  if (text) unsent.set(about, text);
  else unsent.delete(about);
}

/** Called on sign-out. */
export const forgetUnsent = () => unsent.clear();

/** Returns the unsent text of one field of a named form, or an empty string. */
export function unsentValue(about: string, field: string): string {
  const text = unsentText(about);
  const { typed }: { typed?: Record<string, string> } = text ? JSON.parse(text) : {};
  return typed?.[field] ?? "";
}

/** Fills a named form with values, as if they had been typed there. */
export const offerValues = <Values extends object>(about: string, edit: { before: Values; typed: Values }) =>
  keepUnsent(about, JSON.stringify(edit));
