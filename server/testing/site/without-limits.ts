/**
 * For tests that ask for one thing more often than anyone may, because each try has to reach what is behind the limit. All others
 * run with the settings of every site.
 */
export const withoutLimits = { RATE_LIMITS: "0" };
