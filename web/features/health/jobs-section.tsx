import { useId } from "react";
import type { FailedRun, JobState } from "#contract/health/schemas.ts";
import { capitalised } from "#contract/writing.ts";
import { formatDuration } from "#web/ui/format/numbers.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import type { Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import "./jobs-section.css";

type Row = JobState & { id: string };

type JobsSectionProps = { jobs: JobState[]; failedRuns: FailedRun[] };

/** The background jobs, how their last run went, and which runs failed before that. */
export function JobsSection({ jobs, failedRuns }: JobsSectionProps) {
  const headingId = useId();
  const rows = jobs.map((job) => ({ id: job.name, ...job }));
  const failed = rows.filter(hasFailed);
  const others = rows.filter((job) => !hasFailed(job));
  const isLast = ({ job, startedAt }: FailedRun) =>
    failed.some(({ name, lastRun }) => name === job && lastRun?.startedAt === startedAt);
  const earlier = failedRuns
    .filter((run) => !isLast(run))
    .map((run) => ({ id: `${run.job} ${run.startedAt}`, ...run }));
  return (
    <section className="jobs-section" aria-labelledby={headingId}>
      <h3 id={headingId}>Background jobs</h3>
      {rows.length === 0 && <p>No job has run yet.</p>}
      {failed.length > 0 && <DataTable columns={columns} rows={failed} hasAllRows aria-labelledby={headingId} />}
      {others.length > 0 && (
        <details>
          <summary>{summaryOf(others.length, failed.length)}</summary>
          <DataTable columns={columns} rows={others} hasAllRows aria-label="Jobs without a failure" />
        </details>
      )}
      {earlier.length > 0 && (
        <>
          <h4>Earlier failures, last 30 days</h4>
          <DataTable columns={failureColumns} rows={earlier} hasAllRows aria-label="Earlier failures" />
        </>
      )}
    </section>
  );
}

/** Failed jobs aren't collapsed, because people come here to look for them. */
const hasFailed = ({ lastRun }: JobState) => lastRun !== null && lastRun.outcome !== "done";

const summaryOf = (others: number, failed: number) =>
  failed === 0
    ? `No job failed. Show all ${others}`
    : `Show ${others === 1 ? "the other one" : `the ${others} others`}`;

const columns: Column<Row>[] = [
  {
    header: "Job",
    accessorKey: "name",
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <>
        {capitalised(original.name)}
        {original.lastRun?.error && <span className="table__sub">{original.lastRun.error}</span>}
      </>
    ),
  },
  {
    header: "Last run",
    accessorFn: ({ lastRun }) => lastRun?.startedAt,
    sortDescFirst: true,
    cell: ({ row: { original } }) => (original.lastRun ? <LocalTime at={original.lastRun.startedAt} /> : "Not yet"),
  },
  {
    header: "Took",
    accessorFn: ({ lastRun }) => lastRun?.durationMs,
    sortDescFirst: true,
    cell: ({ row: { original } }) => original.lastRun && formatDuration(original.lastRun.durationMs),
  },
  {
    header: "Result",
    accessorFn: ({ lastRun }) => lastRun?.outcome,
    meta: { card: "corner" },
    cell: ({ row: { original } }) => <Result of={original.lastRun} />,
  },
  {
    header: "Next run",
    accessorKey: "dueAt",
    meta: { card: "none" },
    cell: ({ row: { original } }) => <LocalTime at={original.dueAt} />,
  },
];

const failureColumns: Column<FailedRun & { id: string }>[] = [
  {
    header: "Job",
    accessorKey: "job",
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <>
        {capitalised(original.job)}
        {original.error && <span className="table__sub">{original.error}</span>}
      </>
    ),
  },
  {
    header: "Failed",
    accessorKey: "startedAt",
    sortDescFirst: true,
    cell: ({ row: { original } }) => <LocalTime at={original.startedAt} />,
  },
];

function Result({ of: run }: { of: JobState["lastRun"] }) {
  if (!run) return null;
  return run.outcome === "done" ? <Badge tone="ok">Done</Badge> : <Badge tone="no">Failed</Badge>;
}
