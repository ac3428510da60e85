import { numberIn } from "#contract/writing.ts";
import { siteLocale } from "./site-locale.ts";

/** Formats 12480 as `12,480`. */
export const formatNumber = (value: number) => numberIn(siteLocale(), value);

const units = ["KB", "MB", "GB", "TB"];

/** Formats 1530000 as `1.5 MB`. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  return `${withOneDigit(bytes / 1000 ** step)} ${units[step - 1]}`;
}

/** Formats 1530 as `1.5 s` and 20 as `20 ms`. */
export const formatDuration = (ms: number) => (ms < 1000 ? `${ms} ms` : `${withOneDigit(ms / 1000)} s`);

const withOneDigit = (value: number) => numberIn(siteLocale(), value, { maximumFractionDigits: 1 });

/**
 * Parses a whole number as people type it, with spaces or thousands commas. Returns undefined for an empty text,
 * and any other text as typed.
 */
export function wholeNumberIn(typed: string): number | string | undefined {
  const digits = typed.replaceAll(/\s|,(?=\d{3}(?!\d))/g, "");
  if (digits === "") return undefined;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : typed;
}
