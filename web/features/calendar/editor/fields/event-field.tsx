import type { ComponentProps, ReactNode } from "react";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { SelectField, TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";
import { type FieldName, type Theirs, valueInWords } from "./event-conflict.ts";
import "#web/ui/fields/field-group.css";
import "./conflict-value.css";

/** The fields of an event, and the values that someone else saved. */
export type EventFieldState = {
  field: (name: FieldName) => RegisteredField;
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

export const Line = ({ hidden, className, sheet, name, ...line }: LineProps) => (
  <div className={className} hidden={hidden}>
    <TextField {...line} {...sheet.field(name)} />
    <OtherValue sheet={sheet} name={name} label={line.label} />
  </div>
);

export const Paragraph = ({ sheet, name, label }: FieldProps<TextName>) => (
  <div className="full">
    <TextAreaField label={label} rows={4} {...sheet.field(name)} />
    <OtherValue sheet={sheet} name={name} label={label} />
  </div>
);

export const Choice = ({ sheet, name, label, children }: FieldProps<TextName> & { children: ReactNode }) => (
  <div>
    <SelectField label={label} {...sheet.field(name)}>
      {children}
    </SelectField>
    <OtherValue sheet={sheet} name={name} label={label} />
  </div>
);

export function Tick({ sheet, name, label }: FieldProps<TickName>) {
  const { error: _error, ...field } = sheet.field(name);
  return (
    <div className="field-group field-group--several full">
      <div className="field-group__options">
        <label>
          <input type="checkbox" {...field} />
          {label}
        </label>
      </div>
      <OtherValue sheet={sheet} name={name} label={label} />
    </div>
  );
}

type TheirValueProps = {
  name: FieldName;
  label: string;
  value: string | boolean | undefined;
  today: string;
  onTake: (name: FieldName) => void;
};

/** The value that someone else saved in this field, below the reader's own. */
const ConflictValue = ({ name, label, value, today, onTake }: TheirValueProps) =>
  value !== undefined && (
    <div className="theirs">
      <span>
        Theirs: <b>{valueInWords(name, value, today)}</b>
      </span>
      <TextButton onClick={() => onTake(name)}>
        Use theirs<span className="visually-hidden"> for {label}</span>
      </TextButton>
    </div>
  );
