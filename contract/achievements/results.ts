const amount = /^\$?\s*(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/;
/** The largest amount that a sum of prizes can still be exact with. */
const mostDollars = 1_000_000_000;

/** Parses a prize in dollars, such as $1,500. Returns 0 for anything else, such as "Winner". */
export function prizeInDollars(prize: string): number {
  const dollars = amount.test(prize.trim()) ? Number(prize.replace(/[$,\s]/g, "")) : 0;
  return dollars <= mostDollars ? dollars : 0;
}

/** Whether it's written like an amount, but isn't one that counts. */
export const isMistypedPrize = (prize: string) =>
  /^[$\d.,\s]*\d[$\d.,\s]*$/.test(prize) && /[1-9]/.test(prize) && prizeInDollars(prize) === 0;

export type PositionTier = 1 | 2 | 3 | 4;

/** Groups positions by prestige: 1 for a win, 2 for second and third, 3 for fourth to tenth, 4 for the rest. */
export function positionTier(position: number): PositionTier {
  if (position === 1) return 1;
  if (position <= 3) return 2;
  return position <= 10 ? 3 : 4;
}
