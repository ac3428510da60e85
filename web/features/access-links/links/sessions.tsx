import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { accessTabTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { MonitoringSession } from "#contract/access-links/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { api } from "#web/api/api-client.ts";
import { monitoringSessions } from "#web/features/access-links/access-links.queries.ts";
import { useRevocation } from "#web/features/access-links/use-revocation.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import "./sessions.css";

/** Who is signed in with a temporary link right now. */
export function Sessions() {
  const headingId = useId();
  const { data: sessions, error, refetch } = useQuery(monitoringSessions());
  const focus = useKeptFocus<HTMLDivElement>();
  const asked = useRowDialog<MonitoringSession>();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Live sessions</h3>
      {error && (
        <ErrorState
          title={sessions ? "This list may be out of date" : "The sessions didn’t load"}
          error={error}
          onRetry={() => refetch()}
        />
      )}
      {sessions && (
        <div {...focus} tabIndex={-1}>
          {sessions.length > 0 ? (
            <SessionTable sessions={sessions} headingId={headingId} onEnd={asked.open} />
          ) : (
            <EmptyState>No active sessions</EmptyState>
          )}
        </div>
      )}
      {!sessions && !error && (
        <Loading contentName="sessions">
          <Skeleton style={{ height: "60px" }} />
        </Loading>
      )}
      <EndSession session={asked.row} isOpen={asked.isOpen} onClose={asked.close} />
    </section>
  );
}

type EndSessionProps = { session: MonitoringSession | undefined; isOpen: boolean; onClose: () => void };

/** Signs a guest out, after asking. */
function EndSession({ session, isOpen, onClose }: EndSessionProps) {
  const { mutate, dialog } = useRevocation({
    isOpen,
    id: session?.id,
    revoke: async () => {
      if (session) await api(accessLinksApi.endSession, { params: { id: session.id } });
    },
    failureTitle: accessTabTexts.endFailed,
    name: session?.name,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      isDestructive
      title={`End the session of ${session?.name ?? ""}?`}
      confirmLabel="End session"
      pendingLabel="Ending..."
      onConfirm={() => mutate()}
    >
      <p>They’re signed out immediately. Their link has been used, so they need a new one to come back.</p>
    </ConfirmDialog>
  );
}

type OnEnd = (session: MonitoringSession) => void;
type SessionTableProps = { sessions: MonitoringSession[]; headingId: string; onEnd: OnEnd };

/** The active sessions. The data reloads every few seconds. */
const SessionTable = ({ sessions, headingId, onEnd }: SessionTableProps) => (
  <DataTable
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

/** In this order, because each browser also names those below it in its user agent. */
const browsers: [RegExp, string][] = [
  [/\b(?:Edg|EdgA|EdgiOS)\/(\d+)/, "Edge"],
  [/\b(?:OPR|OPiOS)\/(\d+)/, "Opera"],
  [/\bSamsungBrowser\/(\d+)/, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, "Chrome"],
  [/\bVersion\/(\d+)\S* (?:Mobile\/\S+ )?Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Turns a user agent into plain words: "Chrome 140 on Windows". Untrusted, because clients can send any text. */
export function browserName(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent));
  if (!browser) return "Unknown browser";
  const [pattern, name] = browser;
  const [, version] = pattern.exec(userAgent) ?? [];
  const system = systems.find(([known]) => known.test(userAgent))?.[1];
  return `${name} ${version}${system ? ` on ${system}` : ""}`;
}
