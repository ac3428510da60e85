/** The highest number that a badge counts to. */
export const mostCounted = 1000;
