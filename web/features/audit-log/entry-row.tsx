import type { AuditEntry } from "#contract/audit-log/schemas.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { fieldsOf } from "./changed-fields.ts";
import { Difference } from "./difference.tsx";
import { happening, targetName } from "./words.ts";

const kinds: Record<AuditEntry["actorType"], string | undefined> = {
  staff: undefined,
  temporary: "Temporary access",
  member: "Member",
  console: "On the server itself",
  visitor: undefined,
};

/** Nothing but the number is left of them. */
const goneMember = "users.remove";

/** As many fields as are told at once; more stand behind a press. */
const fewFields = 3;

export function EntryRow({ entry }: { entry: AuditEntry }) {
  const { at, actor, actorType, action, targetId, ipAddress } = entry;
  const kind = kinds[actorType];
  const fields = fieldsOf(entry);
  return (
    <tr>
      <td>
        <LocalTime at={at} />
      </td>
      <td>
        {actor}
        {kind && <span className="tbl__sub">{kind}</span>}
        {ipAddress && <span className="tbl__sub">{ipAddress}</span>}
      </td>
      <td>
        <b>{targetName(entry)}</b>
        <span className="tbl__sub">{happening(action)}</span>
        {action === goneMember && <span className="tbl__sub">{targetId}</span>}
        {fields.length > fewFields ? (
          <details>
            <summary>
              All {fields.length} fields<span className="visually-hidden"> of {targetName(entry)}</span>
            </summary>
            <Difference fields={fields} />
          </details>
        ) : (
          <Difference fields={fields} />
        )}
      </td>
    </tr>
  );
}
