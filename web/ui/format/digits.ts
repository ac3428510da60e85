import type { CSSProperties } from "react";

/** How long a figure is, for a style that lets it grow no wider than its place. */
export const digitsOf = (figure: string) =>
  ({ "--digits": figure.length }) as CSSProperties; /* React's type knows no custom properties */

/** The part of a text that has to stay on one line. */
export const longestWord = (text: string) =>
  text.split(" ").reduce((longest, word) => (word.length > longest.length ? word : longest));

/** A word of more letters than this needs the whole width of a phone. */
const longWord = 24;
export const hasLongWord = (text: string) => longestWord(text).length > longWord;

const ordinaryWord = 16;

/** How long a text's longest word is, where that is more than a heading has room for: for a style that shrinks it to fit. */
export function lettersOf(text: string): CSSProperties | undefined {
  const { length } = longestWord(text);
  if (length > ordinaryWord) return { "--letters": length } as CSSProperties; // React's type knows no custom properties
}
