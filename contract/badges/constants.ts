/** Badges count exactly up to here. */
export const mostCounted = 1000;
