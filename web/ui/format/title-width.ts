import type { CSSProperties } from "react";

/** Returns a style with a title's widths in em in the display face: its longest word, and the longer line if it's set in two. */
export function titleWidth(title: string): CSSProperties {
  const words = title.split(" ");
  const halves = words.map((_, index) =>
    Math.max(widthOf(words.slice(0, index).join(" ")), widthOf(words.slice(index).join(" "))),
  );
  const longestWord = Math.max(...words.map(widthOf));
  const longerLine = Math.min(...halves);
  // React's types have no custom properties
  return { "--longest-word": longestWord.toFixed(2), "--longer-line": longerLine.toFixed(2) } as CSSProperties;
}

/** Returns a style with a text's width in em in the display face, if it's set in one line. */
export const lineWidth = (text: string) => ({ "--line": widthOf(text).toFixed(2) }) as CSSProperties;

/** Upper bounds for each kind of letter, so that a title is never wider than estimated. */
const letterWidths: [RegExp, number][] = [
  [/ /, 0.12],
  [/[mwMW]/, 0.6],
  [/[-.,:!’ijlIJ]/, 0.25],
  [/[A-Z]/, 0.46],
];
const ordinaryLetter = 0.39;

const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => {
    const [, width] = letterWidths.find(([kind]) => kind.test(letter)) ?? [];
    return sum + (width ?? ordinaryLetter);
  }, 0);
