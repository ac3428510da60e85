/**
 * Parses a whole number as people type it, with a dollar sign, spaces or thousands commas. Returns undefined for an empty text,
 * and any other text as typed.
 */
export function wholeNumberIn(typed: string): number | string | undefined {
  const digits = typed.replaceAll(/[\s$]|,(?=\d{3}(?!\d))/g, "");
  if (digits === "") return undefined;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : typed;
}
