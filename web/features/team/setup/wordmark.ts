/** Letters that don't come apart into a Latin letter and a mark. */
const plain: Readonly<Record<string, string>> = { Æ: "AE", Œ: "OE", Ø: "O", Đ: "D", Ð: "D", Ł: "L", Þ: "TH" };
const longest = 12;

/** Suggests the wordmark of a name: as many of its words as fit. Empty if too few letters can be drawn. */
export function wordmarkOf(name: string): string {
  const words = name
    .toUpperCase()
    .replace(/[ÆŒØĐÐŁÞ]/g, (letter) => plain[letter] ?? "")
    .normalize("NFD")
    .split(/\s+/)
    .map((word) => word.replace(/[^A-Z0-9]/g, ""))
    .filter(Boolean);
  const fitting = words.reduce((before, word) => ((before + word).length > longest ? before : before + word), "");
  const wordmark = fitting || (words[0] ?? "").slice(0, longest);
  return wordmark.length < 2 ? "" : wordmark;
}
