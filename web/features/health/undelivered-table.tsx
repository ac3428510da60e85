import type { UndeliveredMessage } from "#contract/health/schemas.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { Table } from "#web/ui/table/table.tsx";
import { SendAgain } from "./send-again.tsx";

export const UndeliveredTable = (props: { messages: UndeliveredMessage[]; hasAllRows: boolean }) => (
  <Table columns={columns} rows={props.messages} hasAllRows={props.hasAllRows} aria-label="Undelivered messages" />
);

const columns: Column<UndeliveredMessage>[] = [
  {
    header: "Message",
    accessorFn: ({ subject }) => subject ?? undefined,
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <>
        {original.subject ?? "Message to the staff’s Discord"}
        {original.to && <span className="table__sub">To {original.to}</span>}
      </>
    ),
  },
  {
    header: "Why",
    meta: { card: "text" },
    cell: ({ row: { original } }) => original.lastError ?? "Unknown",
  },
  {
    header: "Gave up",
    accessorKey: "gaveUpAt",
    sortDescFirst: true,
    cell: ({ row: { original } }) => <LocalTime at={original.gaveUpAt} />,
  },
  actionsColumn((message) => <SendAgain message={message} />),
];
