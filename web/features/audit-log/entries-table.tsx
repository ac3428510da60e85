import type { AuditEntry } from "#contract/audit-log/schemas.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import type { Column } from "#web/ui/table/columns.ts";
import { Table } from "#web/ui/table/table.tsx";
import { Change } from "./change.tsx";
import { happening, targetName } from "./words.ts";

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
  <Table columns={columns} rows={entries} sorting={sorting} className="entries-table" />
);

function Who({ entry: { actor, actorType, ipAddress } }: { entry: AuditEntry }) {
  const kind = kinds[actorType];
  return (
    <>
      {actor}
      {kind && <span className="table__sub">{kind}</span>}
      {ipAddress && <span className="table__sub">{ipAddress}</span>}
    </>
  );
}
