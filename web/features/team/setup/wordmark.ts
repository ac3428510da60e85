import { drawingOf } from "#contract/art/letters.ts";

const longest = 16;

/** Suggests the wordmark of a name: as many of its words as fit. Empty if too few letters can be drawn. */
export function wordmarkOf(name: string): string {
  const words = name
    .toUpperCase()
    .normalize("NFC")
    .split(/\s+/)
    .map((word) => [...word].filter((letter) => drawingOf(letter) !== undefined).join(""))
    .filter(Boolean);
  const fitting = words.reduce((before, word) => {
    const longer = before ? `${before} ${word}` : word;
    return longer.length > longest ? before : longer;
  }, "");
  const wordmark = fitting || (words[0] ?? "").slice(0, longest);
  return wordmark.length < 2 ? "" : wordmark;
}
