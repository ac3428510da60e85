const wordsPerMinute = 200;

/** Returns the minutes it takes to read a text, at 200 words a minute, rounded up, and at least 1. */
export function readTimeOf(content: string): number {
  const words = content.trim().split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
