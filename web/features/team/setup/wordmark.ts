import { drawingOf } from "#contract/art/letters.ts";

const longest = 16;

/** Suggests the wordmark of a name: all of it, or its first word if that's too long. Empty if too few letters can be drawn. */
export function wordmarkOf(name: string): string {
  const words = name
    .toUpperCase()
    .normalize("NFC")
    .split(/\s+/)
    .map((word) => [...word].filter((letter) => drawingOf(letter) !== undefined).join(""))
    .filter(Boolean);
  const whole = words.join(" ");
  const wordmark = whole.length > longest ? (words[0] ?? "").slice(0, longest) : whole;
  return wordmark.length < 2 ? "" : wordmark;
}
