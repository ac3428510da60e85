import type { MonitoringSession } from "#contract/access-links/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { Table } from "#web/ui/table/table.tsx";
import { browserName } from "./browser-name.ts";
import "./session-table.css";

type OnEnd = (session: MonitoringSession) => void;
type SessionTableProps = { sessions: MonitoringSession[]; headingId: string; onEnd: OnEnd };

/** The active sessions. The data reloads every few seconds. */
export const SessionTable = ({ sessions, headingId, onEnd }: SessionTableProps) => (
  <Table
    columns={columnsWith(onEnd)}
    rows={sessions}
    hasAllRows
    cardsBelow={46}
    className="session-table"
    aria-labelledby={headingId}
  />
);

const columnsWith = (onEnd: OnEnd): Column<MonitoringSession>[] => [
  {
    header: "Who",
    accessorKey: "name",
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <>
        <b>{original.name}</b>
        <span className="table__sub">{staffRoleLabels[original.role]}</span>
      </>
    ),
  },
  { header: "From", meta: { card: "text" }, cell: ({ row }) => <From session={row.original} /> },
  {
    header: "Last activity",
    accessorKey: "lastActivity",
    sortDescFirst: true,
    cell: ({ row: { original } }) => <LocalTime at={original.lastActivity} />,
  },
  {
    header: "Until",
    accessorKey: "expiresAt",
    cell: ({ row: { original } }) => <LocalTime at={original.expiresAt} />,
  },
  actionsColumn((session) => (
    <TextButton isDestructive aria-haspopup="dialog" onClick={() => onEnd(session)}>
      End session<span className="visually-hidden"> of {session.name}</span>
    </TextButton>
  )),
];

const From = ({ session: { ipAddress, userAgent, sessionId } }: { session: MonitoringSession }) => (
  <details className="session-table__browser">
    <summary>
      {ipAddress ?? "Address unknown"}, {browserName(userAgent)}
    </summary>
    <p>
      {userAgent || "The browser didn’t identify itself."} Session {sessionId}.
    </p>
  </details>
);
