/**
 * Parses a whole number with optional thousands separators (commas or spaces). Returns undefined for anything else, such as
 * `1.5K`.
 */
export function countIn(typed: string): number | undefined {
  const given = typed.trim();
  return /^(\d+|\d{1,3}([,\s]\d{3})+)$/.test(given) ? Number(given.replaceAll(/\D/g, "")) : undefined;
}
