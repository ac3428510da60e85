const longFrom = 240;

type Texts = { before: string; after: string };

/** Of two long texts that are mostly one: only the sentences that differ. */
export function differingPart(whole: Texts): Texts {
  const { before, after } = whole;
  if (Math.min(before.length, after.length) < longFrom) return whole;
  const part = { before: sentencesOnlyIn(before, after), after: sentencesOnlyIn(after, before) };
  return part.before || part.after ? part : whole; // the same ones in another order
}

const sentencesIn = (text: string) => text.split(/\n+|(?<=[.!?])\s+/);

function sentencesOnlyIn(text: string, other: string): string {
  const known = new Set(sentencesIn(other));
  return sentencesIn(text)
    .filter((sentence) => !known.has(sentence))
    .join("\n");
}
