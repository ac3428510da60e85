import type { FactField, ListField } from "./fact-parts.ts";

type Entry = Record<string, unknown>;

const entriesOf = (value: unknown): Entry[] =>
  Array.isArray(value) ? value.filter((entry) => entry instanceof Object) : [];

const isEmpty = (value: unknown) => value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const isBlank = ({ fields }: ListField, entry: Entry) => fields.every(({ path }) => isEmpty(entry[path]));

/** Whether an entry of a list lacks what it needs, as a new one does until its last field is typed. */
export const isUnfinished = (field: FactField | undefined, value: unknown): boolean =>
  field?.kind === "list" &&
  entriesOf(value).some((entry) => field.fields.some(({ path, isOptional }) => !isOptional && isEmpty(entry[path])));

/** Returns the value to save. Entries at the end of a list in which nothing was typed yet aren't. */
export function withoutBlanks(field: FactField | undefined, value: unknown): unknown {
  if (field?.kind !== "list") return value;
  const entries = entriesOf(value);
  const last = entries.findLastIndex((entry) => !isBlank(field, entry));
  return entries.slice(0, last + 1);
}
