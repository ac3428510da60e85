const dayMs = 86_400_000;

/** Returns the time until a moment in whole days. */
export function timeLeft(until: string, now = Date.now()): string {
  const days = Math.ceil((Date.parse(until) - now) / dayMs);
  if (days <= 1) return "Less than a day";
  return `${days} days`;
}
