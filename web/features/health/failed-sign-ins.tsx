import { useId } from "react";
import type { FailedSignIns } from "#contract/health/schemas.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import type { Column } from "#web/ui/table/columns.ts";
import { Table } from "#web/ui/table/table.tsx";

type Row = FailedSignIns & { id: string };

/** The accounts with failed sign-ins in the last 24 hours. The audit log has each attempt with its IP address. */
export function FailedSignInsSection({ signIns }: { signIns: FailedSignIns[] }) {
  const headingId = useId();
  const rows = signIns.map((failed) => ({ id: failed.target, ...failed }));
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Failed staff sign-ins, last 24 hours</h3>
      {rows.length > 0 ? (
        <Table columns={columns} rows={rows} hasAllRows aria-labelledby={headingId} />
      ) : (
        <EmptyState>No failed sign-ins</EmptyState>
      )}
    </section>
  );
}

const columns: Column<Row>[] = [
  { header: "Account", accessorKey: "target", meta: { card: "title" } },
  { header: "Attempts", accessorKey: "count", sortDescFirst: true },
  {
    header: "Latest",
    accessorKey: "lastAt",
    sortDescFirst: true,
    cell: ({ row: { original } }) => <LocalTime at={original.lastAt} />,
  },
];
