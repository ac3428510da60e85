/** Splits pasted names, one per line or separated by commas. */
export const pastedNames = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((name) => name.trim())
    .filter(Boolean);
