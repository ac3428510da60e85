/** Formats 12480 as `12,480`. */
export const formatNumber = (value: number) => value.toLocaleString("en-GB");

const units = ["KB", "MB", "GB", "TB"];

/** Formats 1530000 as `1.5 MB`. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  return `${withOneDigit(bytes / 1000 ** step)} ${units[step - 1]}`;
}

/** Formats 1530 as `1.5 s` and 20 as `20 ms`. */
export const formatDuration = (ms: number) => (ms < 1000 ? `${ms} ms` : `${withOneDigit(ms / 1000)} s`);

const withOneDigit = (value: number) => value.toLocaleString("en-GB", { maximumFractionDigits: 1 });

/** Formats 25000 as `$25,000`, and 1250.5 with cents as `$1,250.50`. */
export const formatDollars = (value: number) =>
  `$${Number.isInteger(value) ? formatNumber(value) : value.toLocaleString("en-GB", inCents)}`;

const inCents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Abbreviates a million or more, such as `$79.5M`, for narrow places. */
export const formatShortDollars = (value: number) =>
  value < 999_950 ? formatDollars(Math.round(value)) : `$${short.format(value)}`;

const short = new Intl.NumberFormat("en-US", {
  notation: "compact",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/**
 * Parses a whole number as people type it, with a dollar sign, spaces or thousands commas. Returns undefined for an empty text,
 * and any other text as typed.
 */
export function wholeNumberIn(typed: string): number | string | undefined {
  const digits = typed.replaceAll(/[\s$]|,(?=\d{3}(?!\d))/g, "");
  if (digits === "") return undefined;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : typed;
}
