import { z } from "zod/mini";
import { choice, EditedVersion } from "#contract/fields.ts";
import { dateSentence } from "#contract/refusal-sentences.ts";
import { lineField, storedLine, textField } from "#contract/text-fields.ts";
import {
  calendarTexts,
  defaultEventColor,
  eventCategories,
  eventPriorities,
  longestEventDays,
  staffEventDefaults,
} from "./constants.ts";

const say = calendarTexts;
const dayMs = 86_400_000;

/** A timestamp with its offset. For an all-day event, only its UTC date counts. */
const moment = (required: string) =>
  z.pipe(
    z.iso.datetime({ offset: true, error: dateSentence(required) }),
    z.string().check(z.refine((value) => /^20\d\d-/.test(new Date(value).toISOString()), say.outOfReach)),
  );

const fields = (line: typeof lineField) => ({
  title: line({ min: 1, max: 120, required: say.title }),
  description: z._default(textField({ max: 4000 }), ""),
  startDate: moment(say.startDate),
  endDate: moment(say.endDate),
  isAllDay: z._default(z.boolean(), false),
  color: z._default(
    z.string().check(z.regex(/^#[0-9a-f]{6}$/i, "Please choose a colour"), z.toLowerCase()),
    defaultEventColor,
  ),
  category: choice(eventCategories, say.category),
  priority: z._default(z.enum(eventPriorities), "normal"),
  location: z._default(line({ max: 200 }), ""),
  isPublic: z
    .optional(z.boolean())
    .check(
      z.describe(
        "Whether everyone who is signed in can see it. False by default. A member can’t share what staff made private",
      ),
    ),
});

/** What a member says about an event that another member shared. */
export const ReportEventRequest = z.strictObject({ text: z._default(textField({ max: 500 }), "") });
export type ReportEventRequest = z.input<typeof ReportEventRequest>;

/** Why staff make a member’s event private. Its author reads it. */
export const MakePrivateRequest = z.strictObject({ reason: textField({ min: 1, max: 500, required: say.reason }) });
export type MakePrivateRequest = z.input<typeof MakePrivateRequest>;

type Span = { startDate: string; endDate: string; isAllDay: boolean };
const spanOf = ({ startDate, endDate, isAllDay }: Span, unit = isAllDay ? dayMs : 1) =>
  (Math.floor(Date.parse(endDate) / unit) - Math.floor(Date.parse(startDate) / unit)) * unit;
// An invalid date is reported by its own field. Its span is NaN, which passes both checks.
const checks = [
  z.refine<Span>((event) => !(spanOf(event) < 0), { path: ["endDate"], error: say.order }),
  z.refine<Span>((event) => !(spanOf(event) > longestEventDays * dayMs), { path: ["endDate"], error: say.tooLong }),
] as const;

export const CreateEventRequest = z.strictObject(fields(lineField)).check(...checks);
export type CreateEventRequest = z.input<typeof CreateEventRequest>;

/** An event that an admin makes for someone. It needs only a title, a start and an end. */
export const CreateEventForUserRequest = z
  .strictObject({
    ...fields(lineField),
    title: lineField({ min: 1, max: 120, required: say.staffIncomplete }),
    startDate: moment(say.staffIncomplete),
    endDate: moment(say.staffIncomplete),
    category: z._default(z.enum(eventCategories), staffEventDefaults.category),
  })
  .check(...checks);

export const UpdateEventRequest = z.strictObject({ ...fields(storedLine), version: EditedVersion }).check(...checks);
export type UpdateEventRequest = z.input<typeof UpdateEventRequest>;
