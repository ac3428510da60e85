import { numberIn } from "#contract/writing.ts";
import { cityOf } from "#web/ui/format/clock.ts";
import { formatDay, formatMonth } from "#web/ui/format/dates.ts";
import { siteLocale } from "#web/ui/format/site-locale.ts";
import { type FactField, fieldAt, type ListField, type PlainField, textOf } from "./fact-parts.ts";

/** Returns what Intl calls a code; undefined for one that's unknown or half typed. */
function nameOf(type: "language" | "currency", code: string): string | undefined {
  try {
    return new Intl.DisplayNames("en-GB", { type, fallback: "none", languageDisplay: "standard" }).of(code);
  } catch {
    return undefined;
  }
}

/** Says what a code means, for those who can't read it. Undefined for what isn't one. */
export function meaningOf(kind: FactField["kind"], code: string): string | undefined {
  if (kind === "zone") return code.includes("/") ? `${cityOf(code)} time` : undefined;
  if (kind === "locale") return nameOf("language", code);
  return kind === "currency" ? nameOf("currency", code) : undefined;
}

function plainInWords({ kind, choices = {} }: PlainField, value: unknown): string {
  const text = textOf(value);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return numberIn(siteLocale(), value);
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  if (kind === "picture" && text) return "A picture";
  if (kind === "month" && /^\d{4}-\d{2}$/.test(text)) return formatMonth(text);
  if (kind === "day" && /^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text);
  return choices[text] ?? meaningOf(kind, text) ?? text;
}

/** Returns what an entry of a list begins with; empty for a new one. */
export function nameOfEntry({ fields: [first] }: ListField, entry: unknown): string {
  const value =
    first && entry instanceof Object ? Object.entries(entry).find(([name]) => name === first.path)?.[1] : "";
  return first ? plainInWords(first, value) : "";
}

/** Writes a fact in one line, a list by the names of its entries. */
export function factInWords(path: string, value: unknown): string {
  const field = fieldAt(path)?.field;
  return (field ? inWords(field, value) : textOf(value)) || "Nothing";
}

function inWords(field: FactField, value: unknown): string {
  if (field.kind !== "list" && field.kind !== "order") return plainInWords(field, value);
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const nameOfOne = (entry: unknown) =>
    field.kind === "order" ? (field.choices[textOf(entry)] ?? textOf(entry)) : nameOfEntry(field, entry);
  return entries.map(nameOfOne).filter(Boolean).join(", ");
}
