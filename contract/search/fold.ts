/** Accents and other marks on letters, the Arabic stretch, and characters that can't be seen. */
const unseen =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: it looks for the marks themselves
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\p{Default_Ignorable_Code_Point}]+/gu;
const letters: Record<string, string> = {
  ı: "i",
  ȷ: "j",
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ς: "σ",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  "’": "'",
  "‘": "'",
  ʼ: "'",
};

/**
 * Returns a text as search compares it: without accents, case, invisible characters and runs of spaces, with one kind of apostrophe.
 * The database's function `folded` does the same.
 */
export const foldForSearch = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(unseen, "")
    .replaceAll(/[ıȷłøđðħŧŋςßæœþ’‘ʼ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/\s+/g, " ");
