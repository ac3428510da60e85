import { formatMoney, type MoneyStyle, moneyFormat } from "#contract/money.ts";

const steps = [
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
] as const;

/**
 * Abbreviates amounts for narrow places, such as `$79.5M`. The letters are ours, because English has others in every country.
 * Amounts below `from` are written out.
 */
export function formatShortMoney(amount: number, style: MoneyStyle, from = 1_000_000): string {
  const [step, letter] = steps.find(([least]) => amount >= least * 0.99995) ?? [1, ""];
  if (step < from) return formatMoney(Math.round(amount), style);
  const parts = moneyFormat(style, { minimumFractionDigits: 0, maximumFractionDigits: 1 }).formatToParts(amount / step);
  const last = parts.findLastIndex(({ type }) => type === "integer" || type === "fraction");
  return parts.map(({ value }, index) => (index === last ? value + letter : value)).join("");
}
