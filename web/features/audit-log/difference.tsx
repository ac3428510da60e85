import { LocalTime } from "#web/ui/marks/local-time.tsx";
import type { ChangedField } from "./changed-fields.ts";
import { differingPart } from "./differing-part.ts";

/** A list of fields with their old and new values. */
export const Difference = ({ fields }: { fields: ChangedField[] }) =>
  fields.length > 0 && (
    <dl className="diff">
      {fields.map((field) => (
        <div key={field.name} className={fitsOneLine(field) ? "diff__line" : undefined}>
          <dt>{field.name}</dt>
          <Sides {...field} />
        </div>
      ))}
    </dl>
  );

const fitsOneLine = ({ before = "", after = "" }: ChangedField) => before.length + after.length < 60;

function Sides({ before, after }: ChangedField) {
  const told = before === undefined || after === undefined ? { before, after } : differingPart({ before, after });
  return (
    <>
      {told.before && <Side when="before">{told.before}</Side>}
      {told.after && <Side when="after">{told.after}</Side>}
    </>
  );
}

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);

const words = { before: "Before: ", after: "Now: " };

const Side = ({ when, children }: { when: keyof typeof words; children: string }) => (
  <dd className={`diff__${when}`}>
    <span className="visually-hidden">{words[when]}</span>
    {isMoment(children) ? <LocalTime at={children} /> : children}
  </dd>
);
