/** Returns the words of a text, lower-cased, without accents or apostrophes, so that `who's` equals `whos`. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{M}'‘’`]/gu, "")
    .toLowerCase();
  return plain.replace(/\b(who|what|when|where|how)s\b/g, "$1 is").match(/[a-z0-9]+/g) ?? [];
}

/** Words that only look like a plural. */
const whole = new Set(["news", "socials", "series", "press", "ads", "training", "marketing"]);

const vowel = /[aeiouy]/;

/** Returns the stem that a word's forms share: `players` and `playerz` become `player`, `hire` and `hiring` become `hir`. */
export function stemOf(word: string): string {
  if (word.length < 4 || whole.has(word)) return word;
  const single = word.replace(/ie[sd]?$/, "y").replace(/([^siu])[sz]$/, "$1");
  const rest = single.replace(/(?:ing|ed)$/, "");
  const bare = rest.length >= 3 && vowel.test(rest) ? rest : single;
  return bare.replace(/([^aeiou])\1$/, "$1").replace(/(..)e$/, "$1");
}

export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf);
