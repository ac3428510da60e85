/** 12480 as `12,480`. */
export const formatNumber = (value: number) => value.toLocaleString("en-GB");

/** 25000 as `$25,000`. */
export const formatDollars = (value: number) => `$${formatNumber(value)}`;

const units = ["KB", "MB", "GB", "TB"];

/** 1530000 as `1.5 MB`. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  return `${withOneDigit(bytes / 1000 ** step)} ${units[step - 1]}`;
}

/** 1530 as `1.5 s`, 20 as `20 ms`. */
export const formatDuration = (ms: number) => (ms < 1000 ? `${ms} ms` : `${withOneDigit(ms / 1000)} s`);

const withOneDigit = (value: number) => value.toLocaleString("en-GB", { maximumFractionDigits: 1 });
