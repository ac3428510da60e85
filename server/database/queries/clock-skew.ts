/**
 * How far the clocks of instances, or of calls that overtake each other, may be apart. A moment planned further ahead than
 * that was planned before the clock was put back.
 */
export const clockSkewMs = 60_000;
