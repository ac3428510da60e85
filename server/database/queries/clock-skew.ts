/**
 * How far instances' clocks may differ, or calls may overtake each other. A planned moment further ahead than this was planned
 * before the clock was put back.
 */
export const clockSkewMs = 60_000;
