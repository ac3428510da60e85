import type { AuditEntry } from "#contract/audit-log/schemas.ts";
import { fieldName } from "./words.ts";

type Json = AuditEntry["before"];

/** One field: its name, and how it stood. What was not there is undefined. */
export type ChangedField = { name: string; before: string | undefined; after: string | undefined };

type Sides = { before: Json; after: Json };

/** They change with every save and tell a person nothing. */
const silent = /^(id|version|updatedAt|createdAt|contentHtml|hash)$/;

/** What differs between before and after, field by field; of what is new or gone, all that it holds. */
export function changedFields({ before, after }: Sides): ChangedField[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names
    .map((name) => ({ name: fieldName(name), before: old.get(name), after: now.get(name) }))
    .filter((field) => field.before !== field.after);
}

/** Of an entry: what it tells of the thing, and what it tells of the member it is about. */
export function fieldsOf({ before, after, personal }: Pick<AuditEntry, "before" | "after" | "personal">) {
  const isChange = isObject(personal) && ("before" in personal || "after" in personal);
  const ofMember = isChange
    ? changedFields({ before: personal.before ?? null, after: personal.after ?? null })
    : changedFields({ before: null, after: personal });
  return [...changedFields({ before, after }), ...ofMember];
}

const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** All of its fields that hold something, in words, those of fields within them by both names. */
function valuesOf(value: Json, path = ""): Map<string, string> {
  if (!isObject(value)) {
    const words = wordsOf(value, path);
    return new Map(words ? [[path, words]] : []);
  }
  const parts = Object.entries(value).filter(([name]) => !silent.test(name));
  return new Map(parts.flatMap(([name, part]) => [...valuesOf(part, path ? `${path}.${name}` : name)]));
}

function wordsOf(value: Json, name = ""): string {
  if (typeof value === "boolean") return name === "isOn" ? (value ? "On" : "Off") : value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map((part) => wordsOf(part)).join(", ");
  if (isObject(value)) return [...valuesOf(value)].map(([name, words]) => `${fieldName(name)}: ${words}`).join(", ");
  return value === null ? "" : String(value);
}
