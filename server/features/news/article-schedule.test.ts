import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { binApi } from "#contract/bin/endpoints.ts";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { runDueJobs } from "#server/jobs/job-runner.ts";
import { takeJob } from "#server/jobs/jobs.service.ts";
import { jobs } from "#server/jobs/jobs.table.ts";
import { jobsOf } from "#server/start/all-jobs.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { publishScheduledArticles } from "./article-schedule.service.ts";
import { news } from "./news.table.ts";

const site = useSite();
const { log, lines } = recordLog();
const dayMs = 86_400_000;
const tomorrow = new Date(Date.now() + dayMs);
const scheduledAt = tomorrow.toISOString();
const draft = { title: "Soon", excerpt: "In short.", content: "At length.", status: "draft" } as const;
let chief: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief");
});
beforeEach(async () => {
  await site().db.delete(news);
  await site().db.delete(jobs);
  await site().db.delete(auditLog);
});

const schedule = () => chief.api(newsDeskApi.create, { body: { ...draft, scheduledAt } });
const read = (id: string) => chief.api(newsDeskApi.get, { params: { id } });
const bodyOf = async (url: string) => (await site().app.inject({ url })).body;
/** Runs the site's publishing job as if it were this moment. */
const lookAt = (now: Date) =>
  runDueJobs(site().database.background, { jobs: jobsOf({ upkeep: undefined }).slice(0, 1), log }, now);

describe("a scheduled article", () => {
  test("stays a draft until its time, and is then published on every page immediately", async () => {
    expect(await bodyOf("/news")).not.toContain("Soon");
    const { id } = await schedule();
    await lookAt(new Date(tomorrow.getTime() - 1));
    expect(await read(id)).toMatchObject({ status: "draft", scheduledAt, publishedAt: null, version: 1 });
    expect(await bodyOf("/news")).not.toContain("Soon");
    const aMinuteLater = new Date(tomorrow.getTime() + 60_000);
    await lookAt(aMinuteLater);
    expect(await read(id)).toMatchObject({
      status: "published",
      scheduledAt: null,
      publishedAt: aMinuteLater.toISOString(),
      version: 2,
    });
    expect(await bodyOf("/news")).toContain("Soon");
    expect(await chief.api(newsApi.list)).toMatchObject([{ id, title: "Soon" }]);
    expect(await recordedChanges(site(), "news.publish")).toMatchObject([
      { actor: "Scheduled publication", target: "Soon", targetId: id, after: { status: "published" } },
    ]);
    expect(lines).toEqual([]);
  });

  test("is published once when ten look at the same moment", async () => {
    const { id } = await schedule();
    const databases = [site().database.background, ...Array.from({ length: 9 }, () => site().db)];
    await Promise.all(databases.map((db) => publishScheduledArticles(db, tomorrow)));
    await publishScheduledArticles(site().db, new Date(tomorrow.getTime() + dayMs));
    expect(await read(id)).toMatchObject({ version: 2, publishedAt: scheduledAt });
    expect(await recordedChanges(site(), "news.publish")).toHaveLength(1);
  });

  test("is published within minutes by another instance if the first was killed", async () => {
    const { id } = await schedule();
    const [job] = jobsOf({ upkeep: undefined });
    if (!job) throw new Error("Publishing isn't the first job");
    expect(await takeJob(site().db, job.name, job.schedule, tomorrow)).toBeInstanceOf(Date);
    await lookAt(new Date(tomorrow.getTime() + 60_000));
    expect(await read(id)).toMatchObject({ status: "draft" });
    await lookAt(new Date(tomorrow.getTime() + 120_000));
    expect(await read(id)).toMatchObject({ status: "published" });
  });

  test("can be published now, unscheduled, postponed, and edited without losing its time", async () => {
    const { id } = await schedule();
    const save = (change: object) => chief.api(newsDeskApi.update, { params: { id }, body: { ...draft, ...change } });
    expect(await save({ title: "Still soon" })).toMatchObject({ title: "Still soon", scheduledAt });
    const later = new Date(tomorrow.getTime() + dayMs).toISOString();
    expect(await save({ scheduledAt: later })).toMatchObject({ scheduledAt: later });
    await lookAt(tomorrow);
    expect(await save({ scheduledAt: null })).toMatchObject({ status: "draft", scheduledAt: null });
    await lookAt(new Date(later));
    expect(await read(id)).toMatchObject({ status: "draft" });
    await save({ scheduledAt });
    expect(await save({ status: "published" })).toMatchObject({ status: "published", scheduledAt: null });
  });

  test.each([
    ["the past", { scheduledAt: "2026-01-01T10:00:00Z" }, newsDeskTexts.schedulePast],
    ["an article that's published anyway", { status: "published", scheduledAt }, newsDeskTexts.scheduleDrafts],
    ["an archived one", { status: "archived", scheduledAt }, newsDeskTexts.scheduleDrafts],
  ])("is refused for %s", async (_what, change, sentence) => {
    const response = await site().app.inject({
      method: "POST",
      url: newsDeskApi.create.path,
      headers: chief.headers,
      payload: { ...draft, ...change },
    });
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { error: sentence, fields: { scheduledAt: sentence } },
    ]);
    expect(await site().db.$count(news)).toBe(0);
  });

  test("isn't published by restoring it from the bin after its time", async () => {
    const { id } = await schedule();
    await chief.api(newsDeskApi.remove, { params: { id } });
    await lookAt(tomorrow);
    await chief.api(binApi.restore, { params: { id } });
    expect(await read(id)).toMatchObject({ status: "draft", scheduledAt }); // on the server's clock its time is still to come
    await site()
      .db.update(news)
      .set({ scheduledAt: new Date(Date.now() - 1) });
    await chief.api(newsDeskApi.remove, { params: { id } });
    await chief.api(binApi.restore, { params: { id } });
    expect(await read(id)).toMatchObject({ status: "draft", scheduledAt: null });
  });
});
