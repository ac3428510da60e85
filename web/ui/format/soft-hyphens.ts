/** Longer words may not fit a phone. */
const longWord = 24;
const vowel = "aeiouyäöüåæø";
const longWords = new RegExp(`[^\\s-]{${longWord + 1},}`, "g");
/** Between a vowel and a consonant that another vowel follows, where a syllable ends in most European languages. */
const syllableEnds = new RegExp(`(?<=.{3}[${vowel}])(?=[^${vowel}\\W\\d_][${vowel}].{2})`, "gi");

/** Lets very long words break where a syllable ends, with a hyphen. Browsers only hyphenate the page's own language. */
export const withSoftHyphens = (text: string) =>
  text.replaceAll(longWords, (word) => word.replaceAll(syllableEnds, "\u00ad"));
