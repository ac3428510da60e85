import { nameParts } from "#web/ui/marks/breakable-name.tsx";

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
    .flatMap((word) => word.split(nameParts))
    .map((part) => [...part].reduce((width, letter) => width + widthOf(letter), 0));
  return Math.ceil(Math.max(...widths));
}
