import { demoId } from "#server/features/demonstration/demo-id.format.ts";
import { addDays } from "#server/platform/time/team-days.ts";
import type { calendarEvents } from "./calendar.table.ts";

type Row = typeof calendarEvents.$inferInsert;
type Planned = Pick<Row, "title" | "description" | "location" | "color" | "category" | "priority"> & {
  /** Days after the first start, with start and end times in UTC. Without times, the whole of those days. */
  inDays: [first: number, last: number];
  hours?: [from: string, to: string];
};

const red = "#ff8674";
const green = "#7fd1a0";
const blue = "#8fbcec";

const plans: Planned[] = [
  {
    title: "Solo Series Europe, Heat B",
    description: "Kestrl_demo, Gritst1_demo and Scarp_demo drop in this heat. Comms open at half past five.",
    location: "Online, EU servers",
    color: red,
    category: "tournament",
    priority: "high",
    inDays: [3, 3],
    hours: ["18:00", "21:00"],
  },
  {
    title: "Trios scrim",
    description: "Six lobbies, reviewed with BeckRun_demo the day after.",
    location: "Online, EU servers",
    color: green,
    category: "scrim",
    priority: "normal",
    inDays: [5, 5],
    hours: ["19:00", "21:00"],
  },
  {
    title: "Clip review, live",
    description: "Moorlock_demo plays back the week’s worst rotates and takes questions.",
    location: "Twitch",
    color: blue,
    category: "content",
    priority: "normal",
    inDays: [9, 9],
    hours: ["19:30", "20:30"],
  },
  {
    title: "Albion Duos Open",
    description: "Two pairs entered, one lobby between them.",
    location: "Example Hall, Sampleton",
    color: red,
    category: "tournament",
    priority: "urgent",
    inDays: [16, 17],
  },
];

const dayIn = (days: number, now: Date) => addDays(now.toISOString().slice(0, 10), days);

/**
 * Returns events of the team's coming days. Staff made them, so visitors see them too. `madeBy` is the author's id, if there is
 * one.
 */
export function demoEvents(madeBy: string | null, now = new Date()): Row[] {
  return plans.map(({ inDays: [first, last], hours: [from, to] = ["00:00", "00:00"], ...plan }, index) => ({
    id: demoId("events", index + 1),
    ...plan,
    startsAt: new Date(`${dayIn(first, now)}T${from}Z`),
    endsAt: new Date(`${dayIn(last, now)}T${to}Z`),
    isAllDay: first !== last,
    isPublic: true,
    isByStaff: true,
    createdByStaffId: madeBy,
  }));
}
