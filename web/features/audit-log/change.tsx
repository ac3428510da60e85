import type { AuditEntry } from "#contract/audit-log/schemas.ts";
import { type ChangedField, fieldsOf } from "./changed-fields.ts";
import { Difference } from "./difference.tsx";
import { targetName } from "./words.ts";

/** Nothing but the number is left of them. */
const goneMember = "users.remove";

/** How many fields show at once; a button shows the rest. */
const fewFields = 3;

/** What is new was nothing before: its name says enough until somebody looks. */
const isNew = (fields: ChangedField[]) => fields.length > 0 && fields.every(({ before }) => before === undefined);

/** What was changed, and what it was before. */
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
