import { randomUUIDv7 } from "node:crypto";
import { expect, test } from "vitest";
import { useSite } from "#server/testing/site/use-site.ts";
import { purgeEvents } from "./calendar.service.ts";
import { calendarEvents } from "./calendar.table.ts";

const site = useSite();
const deletedAt = new Date("2026-03-01T00:00:00Z");
const later = (days: number) => new Date(deletedAt.getTime() + days * 86_400_000);
const event = {
  title: "Practice",
  description: "",
  location: "",
  startsAt: deletedAt,
  endsAt: deletedAt,
  isAllDay: false,
  color: "#f59e0b",
  category: "scrim",
  priority: "normal",
  isPublic: true,
  isByStaff: true,
} as const;

test("an event deleted by a release from before the bin existed also goes after 30 days", async () => {
  await site()
    .db.insert(calendarEvents)
    .values({ id: randomUUIDv7(), ...event, deletedAt });
  await purgeEvents(site().db, later(29.9));
  expect(await site().db.$count(calendarEvents)).toBe(1);
  await purgeEvents(site().db, later(30.1));
  expect(await site().db.$count(calendarEvents)).toBe(0);
});
