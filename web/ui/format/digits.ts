import type { CSSProperties } from "react";

/** Returns a style with the number of characters of a figure, which CSS uses to size it to fit. */
export const digitsOf = (figure: string) =>
  ({ "--digits": figure.length }) as CSSProperties; /* React's types have no custom properties */

/** Returns the part of a text that can't be broken across lines. */
export const longestWord = (text: string) =>
  text.split(" ").reduce((longest, word) => (word.length > longest.length ? word : longest));

const ordinaryWord = 16;

/**
 * Returns a style with the length of the longest word, which CSS uses to shrink the text. Undefined if the word fits: it has at most
 * `fitting` letters.
 */
export function lettersOf(text: string, fitting = ordinaryWord): CSSProperties | undefined {
  const { length } = longestWord(text);
  if (length > fitting) return { "--letters": length } as CSSProperties; // React's types have no custom properties
}
