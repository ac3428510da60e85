/** A whole number as people type it, with spaces and commas between the thousands; "1,5" and all else is none. */
export function numberIn(typed: string): number | undefined {
  const digits = typed.trim().replaceAll(/[\s,](?=\d{3}(?!\d))/g, "");
  if (digits === "") return undefined;
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
