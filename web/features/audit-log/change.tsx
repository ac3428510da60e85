import type { AuditEntry } from "#contract/audit-log/schemas.ts";
import { type ChangedField, fieldsOf } from "./changed-fields.ts";
import { Difference } from "./difference.tsx";
import { targetName } from "./words.ts";

/** Deleted members keep only their number. */
const goneMember = "users.remove";

/** How many fields to show at first. A button shows the rest. */
const fewFields = 3;

/** A new thing has no values before, so its fields start collapsed. */
const isNew = (fields: ChangedField[]) => fields.length > 0 && fields.every(({ before }) => before === undefined);

/** The fields that changed, with their old and new values. */
export function Change({ entry }: { entry: AuditEntry }) {
  const fields = fieldsOf(entry);
  return (
    <>
      <b>{targetName(entry)}</b>
      {entry.action === goneMember && <span className="table__sub">{entry.targetId}</span>}
      {fields.length > fewFields || isNew(fields) ? (
        <details>
          <summary>
            {fields.length === 1 ? "1 field" : `${fields.length} fields`}
            <span className="visually-hidden"> of {targetName(entry)}</span>
          </summary>
          <Difference fields={fields} />
        </details>
      ) : (
        <Difference fields={fields} />
      )}
    </>
  );
}
