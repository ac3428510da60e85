import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import type { FailedSignIns, Health, Lookalike } from "#contract/health/schemas.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { formatBytes } from "#web/ui/format/numbers.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import type { Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { health } from "./health.queries.ts";
import { JobsSection } from "./jobs-section.tsx";
import { MailSection } from "./mail-section.tsx";
import "./health.css";

/** The state of the site, for the people who run it. */
export function HealthPart({ isShown }: { isShown: boolean }) {
  const { data, isPending, error, refetch } = useQuery({ ...health(), enabled: isShown });
  if (isPending)
    return (
      <Loading contentName="the site’s health">
        <Skeleton style={{ height: "420px" }} />
      </Loading>
    );
  if (!data) return <ErrorState title="The site’s health didn’t load" error={error} onRetry={() => refetch()} />;
  return (
    <div className="settings-tab__list settings-tab__list--ruled">
      <SiteState health={data} />
      <MailSection mail={data.mail} />
      <JobsSection jobs={data.jobs} failedRuns={data.failedRuns} />
      <FailedSignInsSection signIns={data.failedSignIns} />
      {data.lookalikes.length > 0 && <LookalikesSection accounts={data.lookalikes} />}
    </div>
  );
}

type Row = FailedSignIns & { id: string };

/** The accounts with failed sign-ins in the last 24 hours. The audit log has each attempt with its IP address. */
function FailedSignInsSection({ signIns }: { signIns: FailedSignIns[] }) {
  const headingId = useId();
  const rows = signIns.map((failed) => ({ id: failed.target, ...failed }));
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Failed staff sign-ins, last 24 hours</h3>
      {rows.length > 0 ? (
        <DataTable columns={columns} rows={rows} hasAllRows aria-labelledby={headingId} />
      ) : (
        <p>No failed sign-ins.</p>
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

/** Admin accounts from before names that look the same were refused. */
function LookalikesSection({ accounts }: { accounts: Lookalike[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Admin accounts that look the same</h3>
      <p>
        Rename one of each, so that nobody takes it for the other. Until then, each signs in with its exact spelling.
      </p>
      <DataTable columns={lookalikeColumns} rows={accounts} hasAllRows aria-labelledby={headingId} />
    </section>
  );
}

/** Writes out what can't be told apart by looking: marks on letters, and characters that can't be seen. */
const spelledOut = (name: string) =>
  name.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]|\p{Default_Ignorable_Code_Point}/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ` U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  });

const lookalikeColumns: Column<Lookalike>[] = [
  { header: "Username", accessorKey: "username", meta: { card: "title" } },
  { header: "Spelling", accessorFn: ({ username }) => spelledOut(username) },
  {
    header: "Created",
    accessorKey: "createdAt",
    cell: ({ row: { original } }) => <LocalTime at={original.createdAt} />,
  },
];

const engines: Record<Health["engine"], string> = { embedded: "Embedded", postgres: "PostgreSQL" };

/** The version, engine and disk space, and the last backup. */
function SiteState({ health: { version, engine, freeBytes, backup } }: { health: Health }) {
  const headingId = useId();
  const facts: Record<string, ReactNode> = {
    Version: version,
    Database: engines[engine],
    "Disk space left": <DiskSpace freeBytes={freeBytes} />,
    "Last backup": <LastBackup backup={backup} />,
  };
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Site</h3>
      <dl className="site-state">
        {Object.entries(facts).map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Warns long before the embedded database refuses writes, at 200 MB. */
const lowBytes = 1_000_000_000;

const DiskSpace = ({ freeBytes }: Pick<Health, "freeBytes">) =>
  freeBytes === null ? (
    <Badge tone="wait">Unknown: the data folder can’t be read</Badge>
  ) : (
    <>
      {formatBytes(freeBytes)} {freeBytes < lowBytes && <Badge tone="wait">Low</Badge>}
    </>
  );

const LastBackup = ({ backup: { last, isNightly, isOverdue } }: Pick<Health, "backup">) => (
  <>
    {last ? (
      <>
        <LocalTime at={last.at} />, {formatBytes(last.bytes)} {isOverdue && <Badge tone="wait">Overdue</Badge>}
      </>
    ) : (
      <Badge tone="wait">None yet</Badge>
    )}
    <span className="table__sub">
      {isNightly ? "Made every night at 03:00 UTC" : "Nightly backups are off: BACKUP_KEEP is 0"}
    </span>
  </>
);
