import { useState } from "react";

let last = 0;
const fresh = () => `entry-${++last}`;

/**
 * Returns a key for each entry of a list whose entries have no ids, so that an entry stays open when it moves. Call `move`,
 * `remove` and `add` with each change that's made here. If the list became another one elsewhere, its entries get new keys.
 */
export function useEntryKeys(count: number) {
  const [kept, setKept] = useState(() => Array.from({ length: count }, fresh));
  const keys = kept.length === count ? kept : Array.from({ length: count }, fresh);
  if (keys !== kept) setKept(keys);
  return {
    keys,
    move: (from: number, to: number) =>
      setKept((now) => now.toSpliced(from, 1).toSpliced(to, 0, ...now.slice(from, from + 1))),
    remove: (at: number) => setKept((now) => now.toSpliced(at, 1)),
    /** Returns the new entry's key. */
    add(at: number): string {
      const key = fresh();
      setKept((now) => now.toSpliced(at, 0, key));
      return key;
    },
  };
}
