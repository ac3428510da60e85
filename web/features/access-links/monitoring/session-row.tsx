import type { MonitoringSession } from "#contract/access-links/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { browserName } from "./browser-name.ts";

type SessionRowProps = {
  session: MonitoringSession;
  onEnd: (session: MonitoringSession) => void;
};

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { name, role, sessionId, ipAddress, userAgent, lastActivity, expiresAt } = session;
  return (
    <tr>
      <td>
        <b>{name}</b>
        <span className="tbl__sub">{staffRoleLabels[role]}</span>
      </td>
      <td>
        {ipAddress ?? "Address unknown"}
        <details className="sessions__browser">
          <summary>{browserName(userAgent)}</summary>
          <p>
            {userAgent || "It did not say what it is."} Session {sessionId}.
          </p>
        </details>
      </td>
      <td>
        <span className="sessions__label">Last activity </span>
        <LocalTime at={lastActivity} />
      </td>
      <td>
        <span className="sessions__label">Until </span>
        <LocalTime at={expiresAt} />
      </td>
      <td className="r tbl__actions">
        <TextButton isDestructive aria-haspopup="dialog" onClick={() => onEnd(session)}>
          End session<span className="visually-hidden"> of {name}</span>
        </TextButton>
      </td>
    </tr>
  );
}
