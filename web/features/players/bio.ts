const shortest = 90;
const longest = 200;

/** Splits a long text into what is shown at first, if possible whole sentences, and the rest. */
export function cutBio(text: string): { start: string; rest: string } {
  if (text.length <= longest) return { start: text, rest: "" };
  const sentences = [...text.slice(0, longest).matchAll(/[.!?](?=\s)/g)].map(({ index }) => index + 1);
  const end = sentences.findLast((index) => index >= shortest) ?? lastSpaceIn(text);
  return { start: text.slice(0, end).trimEnd(), rest: text.slice(end).trimStart() };
}

function lastSpaceIn(text: string): number {
  const space = text.lastIndexOf(" ", longest);
  return space < shortest ? longest : space;
}
