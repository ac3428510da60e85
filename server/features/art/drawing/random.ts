import { seedOf } from "#contract/art/art.ts";

/** Returns a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** Returns the same sequence of numbers for the same text, on every machine (mulberry32). */
export function randomFrom(text: string): Random {
  let state = seedOf(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}
