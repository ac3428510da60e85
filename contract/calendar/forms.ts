import { z } from "zod";
import { EditedVersion, lineField, textField } from "#contract/fields.ts";
import { calendarTexts, defaultEventColor, eventCategories, eventPriorities, longestEventDays } from "./constants.ts";

const say = calendarTexts;
const dayMs = 86_400_000;

/** A moment with its zone; of an all-day event only its UTC date counts. */
const moment = (required: string) =>
  z.iso
    .datetime({ offset: true, error: required })
    .pipe(z.string().refine((value) => /^20\d\d-/.test(new Date(value).toISOString()), say.outOfReach));

const fields = {
  title: lineField({ min: 1, max: 120, required: say.title }),
  description: textField({ max: 4000 }).default(""),
  startDate: moment(say.startDate),
  endDate: moment(say.endDate),
  isAllDay: z.boolean().default(false),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "Please choose a colour")
    .toLowerCase()
    .default(defaultEventColor),
  category: z.enum(eventCategories, { error: say.category }),
  priority: z.enum(eventPriorities, { error: "Please choose a priority" }).default("normal"),
  location: lineField({ max: 200 }).default(""),
  isPublic: z
    .boolean()
    .optional()
    .describe("Shown to every signed-in person. By default a member's is, staff's is not"),
};

type Span = { startDate: string; endDate: string; isAllDay: boolean };
const spanOf = ({ startDate, endDate, isAllDay }: Span, unit = isAllDay ? dayMs : 1) =>
  (Math.floor(Date.parse(endDate) / unit) - Math.floor(Date.parse(startDate) / unit)) * unit;
// What is no date has been refused by itself, and lasts NaN.
const checks = [
  z.refine<Span>((event) => !(spanOf(event) < 0), { path: ["endDate"], error: say.order }),
  z.refine<Span>((event) => !(spanOf(event) > longestEventDays * dayMs), { path: ["endDate"], error: say.tooLong }),
] as const;

export const CreateEventRequest = z.strictObject(fields).check(...checks);
export type CreateEventRequest = z.input<typeof CreateEventRequest>;

export const UpdateEventRequest = z.strictObject({ ...fields, version: EditedVersion }).check(...checks);
export type UpdateEventRequest = z.input<typeof UpdateEventRequest>;
