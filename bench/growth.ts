import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "#server/testing/postgres/find-postgres.ts";
import { onServer, urlOfDatabase } from "#server/testing/postgres/postgres-server.ts";
import { runPostgres } from "#server/testing/postgres/run-postgres.ts";
import { startSiteProcess } from "#server/testing/site/site-process.ts";
import { preparePoints, rowsEach } from "./points-rows.ts";
import { median, printTable } from "./table.ts";
import { type TimedCall, timedCalls } from "./timed-calls.ts";
import type { Place } from "./unhurried.ts";

type Options = { seconds: number; members: number };

const secret = "for the bench alone, of more than 32 bytes";

/**
 * The same members' points, and a month of their calendar, on a database that is theirs alone, and on one full of others'
 * rows: the goal is at most 1.5, of the month 2.
 */
export async function compareGrowth(options: Options) {
  const rows = [...(await onEngine("embedded", options)), ...(await onPostgres(options))];
  const title = `${options.members} members, ${options.members * rowsEach} rows`;
  printTable([title, "times as long", "alone ms", "full ms", "alone p95", "full p95"], rows);
}

async function onPostgres(options: Options): Promise<string[][]> {
  const found = findPostgres();
  if (!found) return [];
  const server = "url" in found ? { url: found.url, stop: async () => {} } : await runPostgres(found.programs);
  try {
    return await onEngine("PostgreSQL", options, server.url);
  } finally {
    await server.stop();
  }
}

async function onEngine(engine: string, options: Options, serverUrl?: string): Promise<string[][]> {
  const alone = await openSite(await newPlace("alone", serverUrl), 0);
  const full = await openSite(await newPlace("full", serverUrl), options.members);
  try {
    return [
      await compare(`my points, ${engine}`, [alone.summary, full.summary], options),
      await compare(`redeem, ${engine}`, [alone.redeem, full.redeem], options),
      await compare(`a month of 2,000 events beside 20, ${engine}`, [alone.month, full.month], options),
    ];
  } finally {
    await alone.close();
    await full.close();
  }
}

/** Call by call in turn, so that whatever else the machine does slows both down alike. */
async function compare(name: string, [alone, full]: [TimedCall, TimedCall], { seconds }: Options): Promise<string[]> {
  const warmUp = performance.now() + 1000;
  for (let turn = 0; performance.now() < warmUp; turn++) for (const call of [alone, full]) await call(turn);
  const aloneMs: number[] = [];
  const fullMs: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < until; turn++) {
    aloneMs.push(await alone(turn));
    fullMs.push(await full(turn));
  }
  const ms = [median(aloneMs), median(fullMs), p95(aloneMs), p95(fullMs)].map((value) => value.toFixed(2));
  return [name, (median(fullMs) / median(aloneMs)).toFixed(2), ...ms];
}

const p95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

async function newPlace(name: string, serverUrl: string | undefined): Promise<Place & { remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), `bench-${name}-`));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (serverUrl === undefined) return { dataDir, remove: removeFolder };
  const database = `bench_${name}_${process.pid}`;
  await onServer(serverUrl, `create database ${database}`);
  const remove = async () => {
    await onServer(serverUrl, `drop database ${database} with (force)`);
    await removeFolder();
  };
  return { dataDir, databaseUrl: urlOfDatabase(serverUrl, database), remove };
}

async function openSite({ remove, ...place }: Awaited<ReturnType<typeof newPlace>>, others: number) {
  const prepared = await preparePoints(place, others);
  const settings: Record<string, string> = {
    RATE_LIMITS: "0",
    OVERLOAD_MS: "200",
    DEMO_CONTENT: "off",
    DATA_DIR: place.dataDir,
  };
  if (place.databaseUrl) Object.assign(settings, { DATABASE_URL: place.databaseUrl, SESSION_SECRET: secret });
  const site = await startSiteProcess(settings);
  const close = async () => {
    await site.close();
    await remove();
  };
  return { ...timedCalls(site.origin, prepared), close };
}
