/**
 * Parses a whole number with optional thousands separators (spaces or commas). Returns undefined for an empty text, and NaN for
 * anything else, such as "1,5".
 */
export function numberIn(typed: string): number | undefined {
  const digits = typed.trim().replaceAll(/[\s,](?=\d{3}(?!\d))/g, "");
  if (digits === "") return undefined;
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Returns undefined for a blank cell, which means the amount for all, and null for anything but a number. */
export function readAmount(typed: string): number | null | undefined {
  const amount = numberIn(typed.replace(/^\+/, ""));
  return Number.isNaN(amount) ? null : amount;
}
