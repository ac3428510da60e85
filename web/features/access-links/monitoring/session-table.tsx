import type { MonitoringSession } from "#contract/access-links/schemas.ts";
import { SessionRow } from "./session-row.tsx";
import "./session-table.css";

type SessionTableProps = {
  sessions: MonitoringSession[];
  headingId: string;
  onEnd: (session: MonitoringSession) => void;
};

/** Read anew every few seconds. */
export const SessionTable = ({ sessions, headingId, onEnd }: SessionTableProps) => (
  <div className="tblbox">
    <table className="tbl sessions" aria-labelledby={headingId}>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">From</th>
          <th scope="col">Last activity</th>
          <th scope="col">Until</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={onEnd} />
        ))}
      </tbody>
    </table>
  </div>
);
