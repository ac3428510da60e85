/**
 * For tests that send one address more than anyone may: each input has to reach what is behind the limit. All others run with the
 * settings of every site.
 */
export const withoutLimits = { RATE_LIMITS: "0" };
