/** A prize in dollars: `$` and commas are dropped, and what is then no number, such as Winner, counts as 0. */
export function prizeInDollars(prize: string): number {
  const digits = prize.replace(/[$,]/g, "").trim();
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : 0;
}

export type PositionTier = 1 | 2 | 3 | 4;

/** 1: the win. 2: second and third. 3: fourth to tenth. 4: all others. */
export function positionTier(position: number): PositionTier {
  if (position === 1) return 1;
  if (position <= 3) return 2;
  return position <= 10 ? 3 : 4;
}
