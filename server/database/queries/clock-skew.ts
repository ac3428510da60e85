/**
 * How far the clocks of instances may differ, and calls overtake each other. A planned moment further ahead than this was planned
 * before the clock was put back.
 */
export const clockSkewMs = 60_000;
