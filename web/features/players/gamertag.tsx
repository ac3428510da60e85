import { Fragment } from "react";

/** Where a tag may go on in the next line: before underscores and capitals, after dots and hyphens. */
const parts = /(?=_)|(?<=[a-zà-ÿ])(?=[A-ZÀ-Þ])|(?<=[.-])/;

/** A gamertag as a word that breaks between its parts alone. */
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

/** In the width of a capital. Other scripts stand in another face: that of Greek and Cyrillic is fitted to ours, others are wider. */
function widthOf(letter: string): number {
  if (/[a-zß-ÿ]/.test(letter)) return 0.9;
  if (letter < "\u0250") return 1;
  if (greekOrCyrillic.test(letter)) return 1.2;
  return letter < "\u2e80" ? 2 : 2.5;
}

/** How wide the widest part of a tag is, in capitals, for a style that shrinks it to its column. */
export function widestPartOf(tag: string): number {
  const widths = tag
    .split(/\s/)
    .flatMap((word) => word.split(parts))
    .map((part) => [...part].reduce((width, letter) => width + widthOf(letter), 0));
  return Math.ceil(Math.max(...widths));
}
