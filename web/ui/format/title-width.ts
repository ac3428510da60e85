import type { CSSProperties } from "react";

/** How wide a title is in the display face, in em: its longest word, and the longer of its two lines where it has two. */
export function titleWidth(title: string): CSSProperties {
  const words = title.split(" ");
  const halves = words.map((_, index) =>
    Math.max(widthOf(words.slice(0, index).join(" ")), widthOf(words.slice(index).join(" "))),
  );
  const longestWord = Math.max(...words.map(widthOf));
  const longerLine = Math.min(...halves);
  // React's type knows no custom properties
  return { "--longest-word": longestWord.toFixed(2), "--longer-line": longerLine.toFixed(2) } as CSSProperties;
}

/** As wide as the widest of their kind, so that a title is never wider than it says. */
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
