/** Text typed but not sent yet, by draft key. It outlives the field it was typed in, and never leaves this tab's memory. */
const unsent = new Map<string, string>();

export const unsentText = (draftKey: string) => unsent.get(draftKey) ?? "";

export const keepUnsent = (draftKey: string, text: string) => unsent.set(draftKey, text);

export const clearUnsent = (draftKey: string) => unsent.delete(draftKey);

/** Called on sign-out, before the page is left. */
export const forgetUnsent = () => unsent.clear();

/** Makes the browser ask before the page is left with unsent text, because a page that is loaded doesn't have it. */
export const askBeforeLosingText = () =>
  addEventListener("beforeunload", (event) => unsent.size > 0 && event.preventDefault());

/** Returns the unsent text of one field of a named form, or an empty string. */
export function unsentValue(draftKey: string, field: string): string {
  const text = unsentText(draftKey);
  const { typed }: { typed?: Record<string, string> } = text ? JSON.parse(text) : {};
  return typed?.[field] ?? "";
}

/** Fills a named form with values, as if they had been typed there. */
export const offerValues = <Values extends object>(draftKey: string, edit: { before: Values; typed: Values }) =>
  keepUnsent(draftKey, JSON.stringify(edit));
