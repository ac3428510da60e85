import type { AuditEntry } from "#contract/audit-log/schemas.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import type { Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { actorName, fieldName, happening, linkName, targetName } from "./audit-words.ts";

const kinds: Record<AuditEntry["actorType"], string | undefined> = {
  staff: undefined,
  temporary: "Temporary access",
  member: "Member",
  console: "On the server itself",
  visitor: undefined,
};

const columns: Column<AuditEntry>[] = [
  {
    header: "When",
    accessorKey: "at",
    sortDescFirst: true,
    meta: { card: "text" },
    cell: ({ row }) => <LocalTime at={row.original.at} />,
  },
  { header: "Who", accessorKey: "actor", meta: { card: "text" }, cell: ({ row }) => <Who entry={row.original} /> },
  {
    header: "What",
    accessorFn: ({ action }) => happening(action),
    meta: { card: "title" },
  },
  {
    header: "Details",
    accessorFn: targetName,
    meta: { card: "text" },
    cell: ({ row }) => <Change entry={row.original} />,
  },
];

export const EntriesTable = ({ entries, sorting }: { entries: AuditEntry[]; sorting: ListSorting }) => (
  <DataTable columns={columns} rows={entries} sorting={sorting} className="entries-table" />
);

function Who({ entry }: { entry: AuditEntry }) {
  const { actorType, ipAddress } = entry;
  const link = linkName(entry);
  const kind = link ? `${kinds.temporary}: ${link}` : kinds[actorType];
  return (
    <>
      {withSoftHyphens(actorName(entry))}
      {kind && <span className="table__sub entries-table__kind">{kind}</span>}
      {ipAddress && <span className="table__sub">{ipAddress}</span>}
    </>
  );
}

/** Deleted members keep only their number. */
const goneMember = "users.remove";

/** How many fields to show at first. A button shows the rest. */
const fewFields = 3;

/** A new thing has no values before, so its fields start collapsed. */
const isNew = (fields: ChangedField[]) => fields.length > 0 && fields.every(({ before }) => before === undefined);

/** The fields that changed, with their old and new values. */
function Change({ entry }: { entry: AuditEntry }) {
  const fields = fieldsOf(entry);
  const name = targetName(entry);
  return (
    <>
      {name && <span className="entries-table__target">{withSoftHyphens(name)}</span>}
      {entry.action === goneMember && <span className="table__sub">{entry.targetId}</span>}
      {fields.length > fewFields || isNew(fields) ? (
        <details>
          <summary>
            {fields.length === 1 ? "1 change" : `${fields.length} changes`}
            <span className="visually-hidden"> of {name}</span>
          </summary>
          <Difference fields={fields} />
        </details>
      ) : (
        <Difference fields={fields} />
      )}
    </>
  );
}

/** A list of fields with their old and new values. */
const Difference = ({ fields }: { fields: ChangedField[] }) =>
  fields.length > 0 && (
    <dl className="changed-fields">
      {fields.map((field) => (
        <div key={field.name} className={fitsOneLine(field) ? "changed-fields__line" : undefined}>
          <dt>{field.name}</dt>
          <Sides {...field} />
        </div>
      ))}
    </dl>
  );

const fitsOneLine = ({ before = "", after = "" }: ChangedField) => before.length + after.length < 60;

function Sides({ before, after }: ChangedField) {
  const told = before === undefined || after === undefined ? { before, after } : differingPart({ before, after });
  return (
    <>
      {told.before && <Side when="before">{told.before}</Side>}
      {told.after && <Side when="after">{told.after}</Side>}
    </>
  );
}

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);

const words = { before: "Before: ", after: "Now: " };

const Side = ({ when, children }: { when: keyof typeof words; children: string }) => (
  <dd className={`changed-fields__${when}`}>
    <span className="visually-hidden">{words[when]}</span>
    {isMoment(children) ? <LocalTime at={children} /> : children}
  </dd>
);

const longFrom = 240;

type Texts = { before: string; after: string };

/** Reduces two long, similar texts to the sentences that differ. */
export function differingPart(whole: Texts): Texts {
  const { before, after } = whole;
  if (Math.min(before.length, after.length) < longFrom) return whole;
  const part = { before: sentencesOnlyIn(before, after), after: sentencesOnlyIn(after, before) };
  return part.before || part.after ? part : whole; // the same sentences in a different order
}

const sentencesIn = (text: string) => text.split(/\n+|(?<=[.!?])\s+/);

function sentencesOnlyIn(text: string, other: string): string {
  const known = new Set(sentencesIn(other));
  return sentencesIn(text)
    .filter((sentence) => !known.has(sentence))
    .join("\n");
}

type Json = AuditEntry["before"];

/** One field with its old and new value, which are undefined if it didn't exist. */
type ChangedField = { name: string; before: string | undefined; after: string | undefined };

type Versions = { before: Json; after: Json };

/** Left out, because they change with every save and mean nothing to people. */
const silent = /^(id|version|updatedAt|createdAt|contentHtml|hash)$/;

/** Returns the fields that differ. For something new or deleted, returns all its fields. */
export function changedFields({ before, after }: Versions): ChangedField[] {
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
