/** A whole number as people type it, also with commas or spaces between the thousands; `1.5K` and all else is none. */
export function countIn(typed: string): number | undefined {
  const given = typed.trim();
  return /^(\d+|\d{1,3}([,\s]\d{3})+)$/.test(given) ? Number(given.replaceAll(/\D/g, "")) : undefined;
}
