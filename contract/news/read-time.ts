const wordsPerMinute = 200;

/** Minutes to read a text: its words divided by 200, rounded up, at least 1. */
export function readTimeOf(content: string): number {
  const words = content.trim().split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
