import { maxExcerptLength, recommendedExcerpt } from "#contract/news/desk/constants.ts";

const { from, to } = recommendedExcerpt;

/** Compares an excerpt's length with the recommended one. Counts characters the way validation does. */
export function excerptAdvice(excerpt: string): string {
  const length = [...excerpt.trim()].length;
  const counted = `${length} of ${maxExcerptLength} characters`;
  if (length > maxExcerptLength) return `${counted}: ${length - maxExcerptLength} too many.`;
  if (length >= from && length <= to) return `${counted}: just right.`;
  return `${counted}. ${from} to ${to} works best.`;
}
