import { useState } from "react";
import { isSame } from "#web/ui/forms/three-way-merge.ts";

type Kept = { key: string; entry: unknown };

let last = 0;
const kept = (entry: unknown): Kept => ({ key: `entry-${++last}`, entry });

/**
 * Returns a key for each entry of a list whose entries have no ids, so that an entry stays open, with the focus in it, when it
 * moves, whoever moved it. Call `move`, `remove` and `add` with each change that's made here.
 */
export function useEntryKeys(entries: readonly unknown[]) {
  const [former, setFormer] = useState(() => entries.map(kept));
  const now = isSame(entriesOf(former), entries) ? former : recognized(former, entries);
  if (now !== former) setFormer(now);
  return {
    keys: now.map(({ key }) => key),
    move: (from: number, to: number) =>
      setFormer((rows) => rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1))),
    remove: (at: number) => setFormer((rows) => rows.toSpliced(at, 1)),
    /** Returns the new entry's key. */
    add(at: number, entry: unknown): string {
      const added = kept(entry);
      setFormer((rows) => rows.toSpliced(at, 0, added));
      return added.key;
    },
  };
}

const entriesOf = (rows: readonly Kept[]) => rows.map(({ entry }) => entry);

/** Gives each entry the key that it had: where it was if it's the same there, else wherever it was, else what its place had. */
export function recognized(former: readonly Kept[], entries: readonly unknown[]): Kept[] {
  const free = new Set(former);
  const take = (row: Kept | undefined) => (row && free.delete(row) ? row.key : undefined);
  const found = entries.map((entry, at) => take(isSame(former[at]?.entry, entry) ? former[at] : undefined));
  const sameElsewhere = (entry: unknown) => [...free].find((row) => isSame(row.entry, entry));
  const keys = entries.map((entry, at) => found[at] ?? take(sameElsewhere(entry)));
  return entries.map((entry, at) => {
    const key = keys[at] ?? take(former[at]);
    return key === undefined ? kept(entry) : { key, entry };
  });
}
