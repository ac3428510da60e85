/** The values an edit started with, and the values typed. */
type Edit<Values> = { before: Values; typed: Values };

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps the values of fields that were edited, and takes the stored values of the others. */
export function mergedWith<Values extends object, Name extends keyof Values>(
  newer: Values,
  { before, typed }: Edit<Values>,
  names: readonly Name[],
): Values {
  const merged = { ...typed };
  for (const name of names) if (isSame(typed[name], before[name])) merged[name] = newer[name];
  return merged;
}

/** Fields that two people changed to different values, and both versions of them. */
export type Conflict<Values, Name = keyof Values> = { mine: Values; theirs: Values; names: readonly Name[] };

export function conflictOf<Values extends object, Name extends keyof Values>(
  newer: Values,
  { before, typed }: Edit<Values>,
  names: readonly Name[],
): Conflict<Values, Name> {
  const isContested = (name: Name) =>
    [before, typed].every((values) => !isSame(newer[name], values[name])) && !isSame(typed[name], before[name]);
  return { mine: typed, theirs: newer, names: names.filter(isContested) };
}
