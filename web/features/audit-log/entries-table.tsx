import type { AuditEntry } from "#contract/audit-log/schemas.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import type { Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { actorName, happening, linkName, targetName } from "./audit-words.ts";
import { type ChangedField, fieldsOf } from "./changed-fields.ts";
import { differingPart } from "./differing-part.ts";

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
      {name && <b>{withSoftHyphens(name)}</b>}
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
