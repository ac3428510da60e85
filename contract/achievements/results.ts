/** Parses a prize in dollars, ignoring `$` and commas. Returns 0 for anything else, such as "Winner". */
export function prizeInDollars(prize: string): number {
  const digits = prize.replace(/[$,]/g, "").trim();
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : 0;
}

export type PositionTier = 1 | 2 | 3 | 4;

/** Groups positions by prestige: 1 for a win, 2 for second and third, 3 for fourth to tenth, 4 for the rest. */
export function positionTier(position: number): PositionTier {
  if (position === 1) return 1;
  if (position <= 3) return 2;
  return position <= 10 ? 3 : 4;
}
