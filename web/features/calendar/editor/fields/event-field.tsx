import type { ComponentProps, ReactNode } from "react";
import { Field } from "#web/ui/fields/field.tsx";
import type { Problems } from "#web/ui/forms/use-form.ts";
import { ConflictValue } from "./conflict-value.tsx";
import type { FieldName, Theirs } from "./event-conflict.ts";
import type { EventDraft } from "./event-draft.ts";
import "#web/ui/fields/field-group.css";

/** What the fields of an event start with, what is wrong with them, and what somebody else has put there meanwhile. */
export type EventFieldState = {
  initial: EventDraft;
  problems: Problems;
  theirs: Theirs;
  today: string;
  onTakeTheirs: (name: FieldName) => void;
};

type TickName = "isAllDay" | "isPublic";
type TextName = Exclude<FieldName, TickName>;
type FieldProps<Name> = { sheet: EventFieldState; name: Name; label: string };

const OtherValue = ({ sheet: { theirs, today, onTakeTheirs }, name, label }: FieldProps<FieldName>) => (
  <ConflictValue name={name} label={label} value={theirs[name]} today={today} onTake={onTakeTheirs} />
);

type LineProps = FieldProps<TextName> &
  Pick<ComponentProps<"input">, "type" | "min" | "max" | "hidden" | "className"> & {
    hint?: string | undefined;
  };

export const Line = ({ hidden, className, hint, ...line }: LineProps) => {
  const { sheet, name, label, ...input } = line;
  return (
    <div className={className} hidden={hidden}>
      <Field label={label} error={sheet.problems[name]} hint={hint}>
        {(wiring) => <input autoComplete="off" {...wiring} {...input} name={name} defaultValue={sheet.initial[name]} />}
      </Field>
      <OtherValue sheet={sheet} name={name} label={label} />
    </div>
  );
};

export const Paragraph = ({ sheet, name, label }: FieldProps<TextName>) => (
  <div className="full">
    <Field label={label} error={sheet.problems[name]}>
      {(wiring) => <textarea {...wiring} name={name} rows={4} defaultValue={sheet.initial[name]} />}
    </Field>
    <OtherValue sheet={sheet} name={name} label={label} />
  </div>
);

export const Choice = ({ sheet, name, label, children }: FieldProps<TextName> & { children: ReactNode }) => (
  <div>
    <Field label={label} error={sheet.problems[name]}>
      {(wiring) => (
        <select {...wiring} name={name} defaultValue={sheet.initial[name]}>
          {children}
        </select>
      )}
    </Field>
    <OtherValue sheet={sheet} name={name} label={label} />
  </div>
);

export const Tick = ({ sheet, name, label }: FieldProps<TickName>) => (
  <div className="field-group field-group--several full">
    <div className="field-group__options">
      <label>
        <input type="checkbox" name={name} defaultChecked={sheet.initial[name]} />
        {label}
      </label>
    </div>
    <OtherValue sheet={sheet} name={name} label={label} />
  </div>
);
