import { randomUUIDv7 } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contactMessages } from "#server/features/contact-messages/contact-messages.table.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { purges } from "./housekeeping.ts";
import { startJobs } from "./job-runner.ts";
import { jobs } from "./jobs.table.ts";

const site = useSite();
const minuteMs = 60_000;
const longAgo = new Date("2020-01-01T00:00:00Z");

beforeEach(async () => {
  await site().db.delete(jobs);
});
afterEach(() => {
  vi.useRealTimers();
});

const messages = () => site().db.select().from(contactMessages);
const leaveMessage = () => {
  const message = { name: "Ida", email: "ida@demo.example", subject: "media", message: "Hello" } as const;
  return site()
    .db.insert(contactMessages)
    .values({ id: randomUUIDv7(), ...message, createdAt: longAgo });
};
const untilForgotten = async (signal: AbortSignal) => {
  while (!signal.aborted && (await messages()).length > 0) await nextTurn(); // timers stand still
};

test("what is over is forgotten within a minute of the start, and no more once the jobs are stopped", async ({
  signal,
}) => {
  const { database, db } = site();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stop = startJobs(database, { jobs: purges, log: recordLog().log });
  await leaveMessage();
  vi.advanceTimersByTime(minuteMs - 1);
  expect(await messages()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await untilForgotten(signal);
  await stop();
  await db.delete(jobs); // all of them are due
  await leaveMessage();
  vi.advanceTimersByTime(120 * minuteMs);
  expect(await messages()).toHaveLength(1);
});
