/** The values an edit started with, and the values typed. */
type Edit<Values> = { before: Values; typed: Values };

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Fields that two people changed to different values, and both versions of them. */
export type Conflict<Values> = { mine: Values; theirs: Values; names: readonly (keyof Values & string)[] };

export function conflictOf<Values extends object>(newer: Values, { before, typed }: Edit<Values>): Conflict<Values> {
  const isContested = (name: keyof Values & string) =>
    [before, typed].every((values) => !isSame(newer[name], values[name])) && !isSame(typed[name], before[name]);
  const names = Object.keys(newer) as (keyof Values & string)[]; // it has no other keys
  return { mine: typed, theirs: newer, names: names.filter(isContested) };
}
