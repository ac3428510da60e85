/** Letters that don't come apart into a Latin letter and a mark. */
const plain: Readonly<Record<string, string>> = { Æ: "AE", Œ: "OE", Ø: "O", Đ: "D", Ð: "D", Ł: "L", Þ: "TH" };
const longest = 12;

/** Suggests the wordmark of a name: all of it, or its first word if that's too long. Empty if too few letters can be drawn. */
export function wordmarkOf(name: string): string {
  const words = name
    .toUpperCase()
    .replace(/[ÆŒØĐÐŁÞ]/g, (letter) => plain[letter] ?? "")
    .normalize("NFD")
    .split(/\s+/)
    .map((word) => word.replace(/[^A-Z0-9]/g, ""))
    .filter(Boolean);
  const whole = words.join("");
  const wordmark = whole.length > longest ? (words[0] ?? "").slice(0, longest) : whole;
  return wordmark.length < 2 ? "" : wordmark;
}
