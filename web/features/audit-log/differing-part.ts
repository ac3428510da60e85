const longFrom = 240;

type Texts = { before: string; after: string };

/** Reduces two long, similar texts to the sentences that differ. */
export function differingPart(whole: Texts): Texts {
  const { before, after } = whole;
  if (Math.min(before.length, after.length) < longFrom) return whole;
  const part = { before: sentencesOnlyIn(before, after), after: sentencesOnlyIn(after, before) };
  return part.before || part.after ? part : whole; // the same sentences in a different order
}

const sentencesIn = (text: string) => text.split(/\n+|(?<=[.!?])\s+/);

function sentencesOnlyIn(text: string, other: string): string {
  const known = new Set(sentencesIn(other));
  return sentencesIn(text)
    .filter((sentence) => !known.has(sentence))
    .join("\n");
}
