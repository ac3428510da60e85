import { type ArticleValues, type FieldName, fieldNames, isSame } from "./article-values.ts";

type Change = { before: ArticleValues; typed: ArticleValues };

/** What somebody changed stays as they typed it; what they left alone takes what is stored by now. */
export function mergedWith(newer: ArticleValues, { before, typed }: Change): ArticleValues {
  const merged = { ...typed };
  for (const name of fieldNames) if (isSame(typed[name], before[name])) put(merged, name, newer);
  return merged;
}

function put<Name extends FieldName>(into: ArticleValues, name: Name, from: ArticleValues) {
  into[name] = from[name];
}

/** The same values with one field as the other ones have it. */
export function withFieldOf(other: ArticleValues, name: FieldName, values: ArticleValues): ArticleValues {
  const changed = { ...values };
  put(changed, name, other);
  return changed;
}

/** Fields that two people have changed to different things: what each of them put there. */
export type Clash = { mine: ArticleValues; theirs: ArticleValues; names: readonly FieldName[] };

export function clashOf(newer: ArticleValues, { before, typed }: Change): Clash {
  const isContested = (name: FieldName) =>
    [before, typed].every((values) => !isSame(newer[name], values[name])) && !isSame(typed[name], before[name]);
  return { mine: typed, theirs: newer, names: fieldNames.filter(isContested) };
}
