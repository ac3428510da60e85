import { Fragment } from "react";

/** Where a tag may wrap: before underscores and capitals, after dots and hyphens. */
const parts = /(?=_)|(?<=[a-zà-ÿ])(?=[A-ZÀ-Þ])|(?<=[.-])/;

/** A gamertag that only wraps between its parts. */
export function Gamertag({ children }: { children: string }) {
  const [start, ...rest] = children.split(parts);
  return (
    <>
      {start}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one word are never reordered
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

const greekOrCyrillic = /[\u0370-\u052f]/;

/**
 * Estimates a letter's width in capitals. Other scripts use fallback fonts: ours for Greek and Cyrillic is adjusted to match,
 * others are wider.
 */
function widthOf(letter: string): number {
  if (/[a-zß-ÿ]/.test(letter)) return 0.9;
  if (letter < "\u0250") return 1;
  if (greekOrCyrillic.test(letter)) return 1.2;
  return letter < "\u2e80" ? 2 : 2.5;
}

/** Returns the width of a tag's widest part in capitals, which CSS uses to shrink it to its column. */
export function widestPartOf(tag: string): number {
  const widths = tag
    .split(/\s/)
    .flatMap((word) => word.split(parts))
    .map((part) => [...part].reduce((width, letter) => width + widthOf(letter), 0));
  return Math.ceil(Math.max(...widths));
}
