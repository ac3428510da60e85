import { type ReactNode, useId } from "react";
import type { Health } from "#contract/health/schemas.ts";
import { formatBytes } from "#web/ui/format/numbers.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import "./site-state.css";

const engines: Record<Health["engine"], string> = { embedded: "Embedded", postgres: "PostgreSQL" };

/** The version, engine and disk space, and the last backup. */
export function SiteState({ health: { version, engine, freeBytes, backup } }: { health: Health }) {
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
