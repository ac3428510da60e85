import { type ComponentProps, type FormEvent, type ReactNode, useRef } from "react";
import {
  calendarTexts,
  eventCategories,
  eventCategoryLabels,
  eventPriorities,
  eventPriorityLabels,
} from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { SwitchField } from "#web/ui/fields/switch.tsx";
import type { WallTime } from "#web/ui/format/clock.ts";
import { SelectField, TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";
import {
  type EventDraft,
  endMovedWith,
  endOf,
  type FieldName,
  remarkOn,
  startOf,
  type Theirs,
  valueInWords,
} from "./event-draft.ts";
import "#web/ui/fields/field-group.css";
import "#web/ui/styles/overlay-input.css";
import "./event-fields.css";

type EventFieldsProps = {
  fieldState: EventFieldState;
  /** The current values. */
  typed: EventDraft;
  clocks: Clocks;
  former: CalendarEvent | undefined;
  /** Whether it's written as staff, not as a member. */
  isStaff: boolean;
};

/** Limits for the browser's date picker. The contract has the same. */
const day = { type: "date", min: "2000-01-01", max: "2099-12-31" };

/** The fields of an event. An all-day event hides its times but keeps their values. */
export function EventFields({ fieldState, typed, clocks, former, isStaff }: EventFieldsProps) {
  const { isAllDay } = typed;
  const time = { type: "time", hidden: isAllDay };
  const timed = former?.isAllDay ? undefined : former;
  const remark = (wall: WallTime, moment?: string) => (isAllDay ? undefined : remarkOn(wall, clocks, moment));
  return (
    <>
      <Line fieldState={fieldState} name="title" label="Title" className="full" />
      <Tick fieldState={fieldState} name="isAllDay" label="All day" />
      <Line fieldState={fieldState} name="startDate" label="Start date" {...day} className="event-editor__moment" />
      <Line
        fieldState={fieldState}
        name="startTime"
        label="Start time"
        {...time}
        className="event-editor__moment"
        hint={remark(startOf(typed), timed?.startDate)}
      />
      <Line fieldState={fieldState} name="endDate" label="End date" {...day} className="event-editor__moment" />
      <Line
        fieldState={fieldState}
        name="endTime"
        label="End time"
        {...time}
        className="event-editor__moment"
        hint={remark(endOf(typed), timed?.endDate)}
      />
      <Choice fieldState={fieldState} name="category" label="Category">
        {categories}
      </Choice>
      <Choice fieldState={fieldState} name="priority" label="Priority">
        {priorities}
      </Choice>
      <Line fieldState={fieldState} name="location" label="Location" />
      <Line fieldState={fieldState} name="color" label="Colour" type="color" />
      <Paragraph fieldState={fieldState} name="description" label="Description" />
      {isStaff ? (
        <Tick fieldState={fieldState} name="isPublic" label="Public: everyone signed in can see it" />
      ) : (
        <Sharing
          fieldState={fieldState}
          name="isPublic"
          label={calendarTexts.shared}
          isHeld={!!former?.privateReason}
        />
      )}
    </>
  );
}

const categories = [
  <option key="" value="">
    Choose a category
  </option>,
  ...eventCategories.map((category) => (
    <option key={category} value={category}>
      {eventCategoryLabels[category]}
    </option>
  )),
];
const priorities = eventPriorities.map((priority) => (
  <option key={priority} value={priority}>
    {eventPriorityLabels[priority]}
  </option>
));

/** The fields of an event, and the values that someone else saved. */
type EventFieldState = {
  fieldProps: (name: FieldName) => RegisteredField;
  theirs: Theirs;
  today: string;
  onTakeTheirs: (name: FieldName) => void;
};

type TickName = "isAllDay" | "isPublic";
type TextName = Exclude<FieldName, TickName>;
type FieldProps<Name> = { fieldState: EventFieldState; name: Name; label: string };

const OtherValue = ({ fieldState: { theirs, today, onTakeTheirs }, name, label }: FieldProps<FieldName>) => (
  <ConflictValue name={name} label={label} value={theirs[name]} today={today} onTake={onTakeTheirs} />
);

type LineProps = FieldProps<TextName> &
  Pick<ComponentProps<"input">, "type" | "min" | "max" | "hidden" | "className"> & {
    hint?: string | undefined;
  };

const Line = ({ hidden, className, fieldState, name, ...line }: LineProps) => (
  <div className={className} hidden={hidden}>
    <TextField {...line} {...fieldState.fieldProps(name)} />
    <OtherValue fieldState={fieldState} name={name} label={line.label} />
  </div>
);

const Paragraph = ({ fieldState, name, label }: FieldProps<TextName>) => (
  <div className="full">
    <TextAreaField label={label} rows={4} {...fieldState.fieldProps(name)} />
    <OtherValue fieldState={fieldState} name={name} label={label} />
  </div>
);

const Choice = ({ fieldState, name, label, children }: FieldProps<TextName> & { children: ReactNode }) => (
  <div>
    <SelectField label={label} {...fieldState.fieldProps(name)}>
      {children}
    </SelectField>
    <OtherValue fieldState={fieldState} name={name} label={label} />
  </div>
);

function Tick({ fieldState, name, label }: FieldProps<TickName>) {
  const { error: _error, ...field } = fieldState.fieldProps(name);
  return (
    <div className="field-group field-group--several full">
      <div className="field-group__options">
        <label>
          <input className="overlay-input" type="checkbox" {...field} />
          {label}
        </label>
      </div>
      <OtherValue fieldState={fieldState} name={name} label={label} />
    </div>
  );
}

/** A member’s choice to share an event. What staff made private stays private. */
function Sharing({ fieldState, name, label, isHeld }: FieldProps<"isPublic"> & { isHeld: boolean }) {
  if (isHeld) return <p className="hint full">{calendarTexts.heldPrivate}</p>;
  const { error: _error, ...field } = fieldState.fieldProps(name);
  return (
    <div className="full">
      <SwitchField
        label={label}
        hint="Off: only you and staff can see it. On: all members can see it with your name, and edit it."
        {...field}
      />
      <OtherValue fieldState={fieldState} name={name} label={label} />
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

type EventValues = { values: () => EventDraft; setValue: (name: "endDate" | "endTime", value: string) => void };

/** Follows an event as it's typed. Until an end is chosen, the end moves with the start. */
export function useEventValues({ values, setValue }: EventValues, onType: (typed: EventDraft) => void) {
  /** When its start was last complete. A browser says it's empty while a part of it is typed. */
  const before = useRef<EventDraft>(undefined);
  const isEndTyped = useRef(false);

  function take() {
    const typed = values();
    if (typed.startDate && typed.startTime) before.current = typed;
    onType(typed);
  }
  function handleChange({ target }: FormEvent<HTMLFormElement>, initial: EventDraft) {
    const name = target instanceof HTMLInputElement ? target.name : "";
    if (name.startsWith("end")) isEndTyped.current = true;
    if (name.startsWith("start") && !isEndTyped.current) {
      const { day, time } = endMovedWith(before.current ?? initial, values());
      setValue("endDate", day);
      setValue("endTime", time);
    }
    take();
  }
  return { take, handleChange };
}
