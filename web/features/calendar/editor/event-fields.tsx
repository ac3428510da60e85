import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import {
  calendarTexts,
  eventCategories,
  eventCategoryLabels,
  eventPriorities,
  eventPriorityLabels,
} from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { SwitchField } from "#web/ui/fields/switch.tsx";
import type { WallTime } from "#web/ui/format/clock.ts";
import { SelectField, TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";
import { type EventDraft, endMovedWith, endOf, remarkOn, startOf } from "./event-draft.ts";
import "#web/ui/fields/field-group.css";
import "#web/ui/styles/overlay-input.css";

type EventFieldsProps = {
  fieldProps: (name: keyof EventDraft) => RegisteredField;
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
export function EventFields({ fieldProps, typed, clocks, former, isStaff }: EventFieldsProps) {
  const { isAllDay } = typed;
  const time = { type: "time", hidden: isAllDay };
  const timed = former?.isAllDay ? undefined : former;
  const remark = (wall: WallTime, moment?: string) => (isAllDay ? undefined : remarkOn(wall, clocks, moment));
  return (
    <>
      <Line fieldProps={fieldProps} name="title" className="full" />
      <Tick fieldProps={fieldProps} name="isAllDay" />
      <Line fieldProps={fieldProps} name="startDate" {...day} className="event-editor__moment" />
      <Line
        fieldProps={fieldProps}
        name="startTime"
        {...time}
        className="event-editor__moment"
        hint={remark(startOf(typed), timed?.startDate)}
      />
      <Line fieldProps={fieldProps} name="endDate" {...day} className="event-editor__moment" />
      <Line
        fieldProps={fieldProps}
        name="endTime"
        {...time}
        className="event-editor__moment"
        hint={remark(endOf(typed), timed?.endDate)}
      />
      <Choice fieldProps={fieldProps} name="category">
        {categories}
      </Choice>
      <Choice fieldProps={fieldProps} name="priority">
        {priorities}
      </Choice>
      <Line fieldProps={fieldProps} name="location" />
      <Line fieldProps={fieldProps} name="color" type="color" />
      <TextAreaField label={eventLabels.description} rows={4} isFull {...fieldProps("description")} />
      {isStaff ? (
        <Tick fieldProps={fieldProps} name="isPublic" label="Public: everyone signed in can see it" />
      ) : (
        <Sharing fieldProps={fieldProps} name="isPublic" isHeld={!!former?.privateReason} />
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

export const eventLabels = {
  title: "Title",
  isAllDay: "All day",
  startDate: "Start date",
  startTime: "Start time",
  endDate: "End date",
  endTime: "End time",
  category: "Category",
  priority: "Priority",
  location: "Location",
  color: "Colour",
  description: "Description",
  isPublic: calendarTexts.shared,
};

type TickName = "isAllDay" | "isPublic";
type TextName = Exclude<keyof EventDraft, TickName>;
type FieldProps<Name> = Pick<EventFieldsProps, "fieldProps"> & { name: Name; label?: string };

type LineProps = FieldProps<TextName> &
  Pick<ComponentProps<"input">, "type" | "min" | "max" | "hidden" | "className"> & {
    hint?: string | undefined;
  };

const Line = ({ hidden, className, fieldProps, name, ...line }: LineProps) => (
  <div className={className} hidden={hidden}>
    <TextField label={eventLabels[name]} {...line} {...fieldProps(name)} />
  </div>
);

const Choice = ({ fieldProps, name, children }: FieldProps<TextName> & { children: ReactNode }) => (
  <SelectField label={eventLabels[name]} {...fieldProps(name)}>
    {children}
  </SelectField>
);

function Tick({ fieldProps, name, label = eventLabels[name] }: FieldProps<TickName>) {
  const { error: _error, ...field } = fieldProps(name);
  return (
    <div className="field-group field-group--several full">
      <div className="field-group__options">
        <label className="field-group__option">
          <input className="overlay-input" type="checkbox" {...field} />
          {label}
        </label>
      </div>
    </div>
  );
}

/** A member’s choice to share an event. What staff made private stays private. */
function Sharing({ fieldProps, name, isHeld }: FieldProps<"isPublic"> & { isHeld: boolean }) {
  if (isHeld) return <p className="hint full">{calendarTexts.heldPrivate}</p>;
  const { error: _error, ...field } = fieldProps(name);
  return (
    <div className="full">
      <SwitchField
        label={eventLabels[name]}
        hint="Off: only you and staff can see it. On: all members can see it with your name, and edit it."
        {...field}
      />
    </div>
  );
}

type EventValues = { values: () => EventDraft; setValue: (name: "endDate" | "endTime", value: string) => void };

/** Until an end is chosen, the end moves with the start. Call it on every change. */
export function useMovedEnd({ values, setValue }: EventValues) {
  /** The event when its start was last complete. A browser says it's empty while a part of it is typed. */
  const before = useRef<EventDraft>(undefined);
  const isEndTyped = useRef(false);

  const take = useEffectEvent(() => {
    before.current = values();
  });
  useEffect(() => take(), []); // a draft may have been put back

  return ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof HTMLInputElement ? target.name : "";
    if (name.startsWith("end")) isEndTyped.current = true;
    if (name.startsWith("start") && !isEndTyped.current && before.current) {
      const { day, time } = endMovedWith(before.current, values());
      setValue("endDate", day);
      setValue("endTime", time);
    }
    const typed = values();
    if (typed.startDate && typed.startTime) before.current = typed;
  };
}
