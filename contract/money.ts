import type { Team } from "./team.ts";

/** How the team writes amounts. */
export type MoneyStyle = Pick<Team, "currency">;

/** Formats 25000 as `$25,000`, and 1250.5 with cents as `$1,250.50`, in the team's currency. */
export const formatMoney = (amount: number, { currency }: MoneyStyle): string =>
  new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    ...(Number.isInteger(amount) && { maximumFractionDigits: 0 }),
  }).format(amount);
