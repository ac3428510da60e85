/** What was typed about something and not sent yet. It outlives the field it stands in, and never leaves this tab's memory. */
const unsent = new Map<string, string>();

export const unsentText = (about: string) => unsent.get(about) ?? "";

export function keepUnsent(about: string, text: string) {
  if (text) unsent.set(about, text);
  else unsent.delete(about);
}

/** When someone signs out. */
export const forgetUnsent = () => unsent.clear();

/** What was typed into one text field of the form of this name, and not sent. */
export function unsentValue(about: string, field: string): string {
  const text = unsentText(about);
  const { typed }: { typed?: Record<string, string> } = text ? JSON.parse(text) : {};
  return typed?.[field] ?? "";
}

/** Offers values in the form of this name, as if they had been typed there. */
export const offerValues = <Values extends object>(about: string, edit: { before: Values; typed: Values }) =>
  keepUnsent(about, JSON.stringify(edit));
