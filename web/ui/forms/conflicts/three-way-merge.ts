/** What someone started with, and what they changed it to. */
type Edit<Values> = { before: Values; typed: Values };

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Fields that someone changed keep what they typed; the others take what is stored now. */
export function mergedWith<Values extends object, Name extends keyof Values>(
  newer: Values,
  { before, typed }: Edit<Values>,
  names: readonly Name[],
): Values {
  const merged = { ...typed };
  for (const name of names) if (isSame(typed[name], before[name])) merged[name] = newer[name];
  return merged;
}

/** Fields that two people have changed to different things: what each of them put there. */
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
