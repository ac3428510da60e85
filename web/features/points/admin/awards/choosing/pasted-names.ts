/** Names as people paste them: one a line, or with commas between them. */
export const pastedNames = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((name) => name.trim())
    .filter(Boolean);
