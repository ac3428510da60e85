/** 12480 as `12,480`. */
export const formatNumber = (value: number) => value.toLocaleString("en-GB");

/** 25000 as `$25,000`. */
export const formatDollars = (value: number) => `$${formatNumber(value)}`;
