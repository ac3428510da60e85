import { expect, test } from "vitest";
import { z } from "zod";
import { CreateAchievementRequest } from "./achievements/admin/forms.ts";
import { CreateEventRequest } from "./calendar/forms.ts";
import { refusalSentence } from "./refusal-sentences.ts";

const nothing = z.strictObject({}, { error: refusalSentence });
const said = (names: string[]) =>
  nothing.safeParse(Object.fromEntries(names.map((name) => [name, 1]))).error?.issues[0]?.message;

test("unknown fields are named, but only the first of many", () => {
  expect(said(["a", "b"])).toBe("Please leave out a, b: this call has no such field");
  const many = Array.from({ length: 6_000 }, (_, count) => `${count}-${"x".repeat(50)}`);
  expect(said(many)).toMatch(
    /^Please leave out 0-x{38}, 1-x{38}, 2-x{38} and 5,997 more: this call has no such field$/,
  );
});

const says = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
test("an empty text is asked for, whatever its least length", () => {
  expect(says(z.string({ error: refusalSentence }).trim().min(1, { error: refusalSentence }), "")).toBe(
    "This field is required",
  );
});

const endsOn = (endDate: string) =>
  CreateEventRequest.safeParse({ title: "x", category: "scrim", startDate: "2026-01-01T00:00:00Z", endDate }).error
    ?.issues[0]?.message;

test.each([
  "2025-02-30T10:00:00Z",
  "2025-13-01T10:00Z",
  "2025-00-10T10:00:00Z",
  "2025-06-31T10:00:00+02:00",
  "2025-06-30T25:00:00Z",
  "2025-06-30T24:00:00Z",
  "2025-06-30T10:60:00Z",
])("the moment %s doesn't exist, and that's said", (moment) => {
  expect(endsOn(moment)).toBe("That date doesn’t exist.");
  expect(says(z.iso.datetime({ error: refusalSentence }), moment)).toBe("That date doesn’t exist.");
});

test.each(["2025-02-29", "2025-02-30", "2025-04-31", "2025-13-01", "2025-00-01", "2025-01-00", "2025-01-32"])(
  "the day %s doesn't exist, and that's said",
  (day) => {
    const achievement = { title: "x", position: 1, date: day };
    expect(CreateAchievementRequest.safeParse(achievement).error?.issues[0]?.message).toBe("That date doesn’t exist.");
    expect(says(z.iso.date({ error: refusalSentence }), day)).toBe("That date doesn’t exist.");
  },
);

test.each(["", "soon", "30/02/2025", "2025-1-5T10:00:00Z", "2024-02-29T10:00:00"])(
  "a moment that's written differently, %j, isn't called impossible",
  (moment) => {
    expect(endsOn(moment)).toBe("End date is required");
    expect(says(z.iso.datetime({ error: refusalSentence }), moment)).toBe("Please check this field");
  },
);
