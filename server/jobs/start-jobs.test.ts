import { randomUUIDv7 } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextRound } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { publish } from "#server/database/database.ts";
import { readSettings } from "#server/env.ts";
import { contactMessages } from "#server/features/contact-messages/contact-messages.table.ts";
import { news } from "#server/features/news/news.table.ts";
import { askingJobs, featureJobs, jobsOf } from "#server/start/all-jobs.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { useSite } from "#server/testing/site/use-site.ts";
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
  while (!signal.aborted && (await messages()).length > 0) await nextRound(); // timers are frozen in this test
};

test("expired data is deleted within a minute of the start, and not after the jobs are stopped", async ({ signal }) => {
  const { database, db } = site();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stop = startJobs(database, { jobs: featureJobs, log: recordLog().log });
  await leaveMessage();
  vi.advanceTimersByTime(minuteMs - 1);
  expect(await messages()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await untilForgotten(signal);
  await stop();
  await db.delete(jobs); // makes all of them due
  await leaveMessage();
  vi.advanceTimersByTime(120 * minuteMs);
  expect(await messages()).toHaveLength(1);
});

/** Starts a host of stills that accepts calls and never answers. */
async function hangingHost() {
  const calls = { begun: 0, over: 0 };
  const server = createServer((_request, response) => {
    calls.begun += 1;
    response.on("close", () => {
      calls.over += 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { calls, address: `http://127.0.0.1:${port}`, close };
}

test("a scheduled article is published even while the host of the video stills hangs", async ({ signal }) => {
  const { database, db } = site();
  const host = await hangingHost();
  const { api } = await signedInStaff(site(), "admin");
  await api(videosAdminApi.create, { body: { videoId: "dQw4w9WgXcQ", title: "Clip" } });
  const draft = { title: "Soon", excerpt: "In short.", content: "At length.", status: "draft" } as const;
  const { id } = await api(newsDeskApi.create, { body: draft });

  const names = ["publish scheduled articles", "fetch stills of videos"];
  const settings = readSettings({ VIDEO_STILLS_URL: host.address });
  const { siteUrl, secret, isLiveWanted, log } = site().app;
  const asking = askingJobs({ settings, siteUrl, secret, isLiveWanted, log });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stop = startJobs(database, {
    jobs: jobsOf({ upkeep: undefined }, asking).filter(({ name }) => names.includes(name)),
    log: recordLog().log,
  });
  vi.advanceTimersByTime(minuteMs);
  while (!signal.aborted && host.calls.begun === 0) await nextRound();
  await db.update(news).set({ scheduledAt: longAgo });
  const isPublished = async () => (await api(newsDeskApi.get, { params: { id } })).status === "published";
  while (!signal.aborted && host.calls.over === 0 && !(await isPublished())) {
    await db.delete(jobs); // a minute later, all of them are due
    vi.advanceTimersByTime(minuteMs);
  }
  expect([await isPublished(), host.calls]).toEqual([true, { begun: 1, over: 0 }]);
  await stop();
  host.close();
});

test("a job that is wanted soon runs at once, though it isn't due", async ({ signal }) => {
  const { database, db } = site();
  let runs = 0;
  const run = async () => {
    runs += 1;
  };
  const job = { name: "wanted soon", schedule: { everyMs: minuteMs }, run, soonAfter: ["channels"] } as const;
  const later = new Date(Date.now() + minuteMs);
  await db.insert(jobs).values({ name: job.name, dueAt: later, heldUntil: longAgo });
  const stop = startJobs(database, { jobs: [job], log: recordLog().log });
  await publish(db, "outbox");
  await publish(db, "channels");
  while (!signal.aborted && runs === 0) await nextRound();
  await stop();
  expect(runs).toBe(1);
});
