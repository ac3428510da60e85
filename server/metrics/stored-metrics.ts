import { setTimeout as after } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import type { FetchFailureKind } from "#contract/channels/constants.ts";
import type { OpenDatabase } from "#server/database/database.ts";
import { listFailing } from "#server/features/channels/fetch-counts.service.ts";
import { listFailingDiscord } from "#server/features/discord/discord.service.ts";
import { listFailingLive } from "#server/features/live/live.service.ts";
import { countMessages } from "#server/features/outbox/outbox.service.ts";
import { whyNoVideos } from "#server/features/videos/fetch-videos.service.ts";
import { countRuns } from "#server/jobs/jobs.service.ts";

/** Prometheus waits for ten seconds, and must get the rest even if the database doesn't answer. */
const readWithinMs = 1_000;

type Stored = {
  messages: Awaited<ReturnType<typeof countMessages>>;
  runs: Awaited<ReturnType<typeof countRuns>>;
  failing: { platform: string; failure: FetchFailureKind }[];
  noVideos: Awaited<ReturnType<typeof whyNoVideos>>;
};

/**
 * Adds what is counted in the database, and so is the same from every instance. While that can't be read, it's left out. Call the
 * returned function before writing the metrics: it reads everything again.
 */
export function addStoredMetrics({ db }: Pick<OpenDatabase, "db">, registers: Registry[]): () => Promise<void> {
  const messages = new Gauge({
    name: "site_outbox_messages",
    help: "Messages waiting to be sent, and dead ones that the site has given up on.",
    labelNames: ["channel", "state"],
    registers,
  });
  const runs = new Gauge({
    name: "site_job_runs",
    help: "Runs of each background job in the last 30 days, by outcome.",
    labelNames: ["name", "outcome"],
    registers,
  });
  const lastRun = new Gauge({
    name: "site_job_last_run_timestamp_seconds",
    help: "When each background job last ended with this outcome.",
    labelNames: ["name", "outcome"],
    registers,
  });
  const failing = new Gauge({
    name: "site_channel_failing",
    help: "1 for each platform that didn't tell its follower count or who is live when it was last asked, by the reason.",
    labelNames: ["platform", "reason"],
    registers,
  });
  const noVideos = new Gauge({
    name: "site_new_videos_failing",
    help: "1 while new videos of the team's channel couldn't be fetched when last tried, by the reason.",
    labelNames: ["reason"],
    registers,
  });
  const show = (stored: Stored | undefined) => {
    for (const gauge of [messages, runs, lastRun, failing, noVideos]) gauge.reset();
    for (const { channel, waiting, dead } of stored?.messages ?? []) {
      messages.set({ channel, state: "waiting" }, waiting);
      messages.set({ channel, state: "dead" }, dead);
    }
    // Prometheus has its own "job" label, and would rename ours.
    for (const { job, outcome, count, lastAt } of stored?.runs ?? []) {
      runs.set({ name: job, outcome }, count);
      lastRun.set({ name: job, outcome }, lastAt.getTime() / 1000);
    }
    for (const { platform, failure } of stored?.failing ?? []) failing.set({ platform, reason: failure }, 1);
    if (stored?.noVideos) noVideos.set({ reason: stored.noVideos }, 1);
  };
  const up = new Gauge({ name: "site_database_up", help: "Whether the database answered this scrape.", registers });
  const read = async () => ({
    messages: await countMessages(db),
    runs: await countRuns(db),
    failing: [...(await listFailing(db)), ...(await listFailingLive(db)), ...(await listFailingDiscord(db))],
    noVideos: await whyNoVideos(db),
  });
  return async () => {
    const late = after(readWithinMs, undefined, { ref: false });
    const stored = await Promise.race([read().catch(() => undefined), late]);
    show(stored);
    up.set(stored ? 1 : 0);
  };
}
