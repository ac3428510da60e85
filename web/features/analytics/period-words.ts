import { type AnalyticsPeriod, analyticsPeriods, defaultPeriod } from "#contract/analytics/constants.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";

/** The search options of the tab's address. Untrusted, because people can type them. */
export type Search = { days?: number };

export const periodIn = ({ days }: Search): AnalyticsPeriod =>
  analyticsPeriods.find((known) => Number(known) === days) ?? defaultPeriod;

export const periodNames: Record<AnalyticsPeriod, string> = {
  "7": "7 days",
  "30": "30 days",
  "90": "90 days",
  "365": "A year",
};

const lengthOf = (days: number) => (days === 365 ? "year" : `${days} days`);

export const headingOf = (days: number) => `The last ${lengthOf(days)}`;

/** Compares a figure with that of the previous period, in words. */
export function comparison(now: number, before: number, days: number): string {
  const earlier = days === 365 ? "the year before" : `the ${lengthOf(days)} before`;
  if (before === 0) return now === 0 ? `none in ${earlier} either` : `none in ${earlier}`;
  if (now === before) return `as many as in ${earlier}`;
  const share = Math.round((Math.abs(now - before) / before) * 100);
  const word = now > before ? "more" : "fewer";
  return `${formatNumber(Math.abs(now - before))} ${word} than in ${earlier} (${signed(now > before ? share : -share)}%)`;
}

/** Formats a difference with its sign, using a real minus sign. */
export const signed = (difference: number): string =>
  `${difference > 0 ? "+" : ""}${difference < 0 ? "\u2212" : ""}${formatNumber(Math.abs(difference))}`;
