const wordsPerMinute = 200;

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** Splits a text into words and what is between them, one at a time. Finds words in languages that write no spaces, too. */
export const wordSegments = (text: string) => segmenter.segment(text);

export function wordCountOf(text: string): number {
  let words = 0;
  for (const { isWordLike } of wordSegments(text)) if (isWordLike) words++;
  return words;
}

/** Returns the minutes it takes to read so many words, rounded up, and at least 1. */
export const readTimeOf = (words: number) => Math.max(1, Math.ceil(words / wordsPerMinute));
