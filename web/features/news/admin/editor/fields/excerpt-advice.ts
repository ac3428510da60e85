import { maxExcerptLength, recommendedExcerpt } from "#contract/news/desk/constants.ts";

const { from, to } = recommendedExcerpt;

/** How long an excerpt is, and how long it reads best. Counted as it is counted when it is checked. */
export function excerptAdvice(excerpt: string): string {
  const length = [...excerpt.trim()].length;
  const counted = `${length} of ${maxExcerptLength} characters`;
  if (length > maxExcerptLength) return `${counted}: ${length - maxExcerptLength} too many.`;
  if (length >= from && length <= to) return `${counted}: just right.`;
  return `${counted}. ${from} to ${to} read best.`;
}
