import { amountIn, formatMoney, type MoneyStyle } from "#contract/money.ts";

/** Formats a prize if it's an amount of the team's currency. Any other, such as Winner or £500, stays as it was entered. */
export function formatPrize(prize: string, style: MoneyStyle): string {
  const amount = amountIn(prize, style);
  return amount === undefined ? prize : formatMoney(amount, style);
}

export type PositionTier = 1 | 2 | 3 | 4;

/** Groups positions by prestige: 1 for a win, 2 for second and third, 3 for fourth to tenth, 4 for the rest. */
export function positionTier(position: number): PositionTier {
  if (position === 1) return 1;
  if (position <= 3) return 2;
  return position <= 10 ? 3 : 4;
}

const plural = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = (position: number) => `${position}${endings[plural.select(position)] ?? "th"}`;

type Placed = { position: number; lastPosition: number | null };

/** Formats a placement in words: `1st`, or `5th to 8th` for a tie. */
export const placementOf = ({ position, lastPosition }: Placed): string =>
  lastPosition === null ? ordinal(position) : `${ordinal(position)} to ${ordinal(lastPosition)}`;
