import type { AuditEntry } from "#contract/audit-log/schemas.ts";
import { fieldName } from "./audit-words.ts";

type Json = AuditEntry["before"];

/** One field with its old and new value, which are undefined if it didn't exist. */
export type ChangedField = { name: string; before: string | undefined; after: string | undefined };

type Sides = { before: Json; after: Json };

/** Left out, because they change with every save and mean nothing to people. */
const silent = /^(id|version|updatedAt|createdAt|contentHtml|hash)$/;

/** Returns the fields that differ. For something new or deleted, returns all its fields. */
export function changedFields({ before, after }: Sides): ChangedField[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names
    .map((name) => ({ name: fieldName(name), before: old.get(name), after: now.get(name) }))
    .filter((field) => field.before !== field.after);
}

/** Returns an entry's changed fields: those of the thing, and those of the member it is about. */
export function fieldsOf({ before, after, personal }: Pick<AuditEntry, "before" | "after" | "personal">) {
  const isChange = isObject(personal) && ("before" in personal || "after" in personal);
  const ofMember = isChange
    ? changedFields({ before: personal.before ?? null, after: personal.after ?? null })
    : changedFields({ before: null, after: personal });
  return [...changedFields({ before, after }), ...ofMember];
}

const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns all non-empty fields in words. Nested fields are named by their path. */
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
