/** Badges count no further than this. */
export const mostCounted = 1000;
