import type { AuditEntry } from "#contract/audit-log/schemas.ts";
import { fieldsOf } from "./changed-fields.ts";
import { Difference } from "./difference.tsx";
import { happening, targetName } from "./words.ts";

/** Nothing but the number is left of them. */
const goneMember = "users.remove";

/** How many fields show at once; a button shows the rest. */
const fewFields = 3;

/** What was changed, and what it was before. */
export function Change({ entry }: { entry: AuditEntry }) {
  const fields = fieldsOf(entry);
  return (
    <>
      <b>{targetName(entry)}</b>
      <span className="table__sub">{happening(entry.action)}</span>
      {entry.action === goneMember && <span className="table__sub">{entry.targetId}</span>}
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
    </>
  );
}
