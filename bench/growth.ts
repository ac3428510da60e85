import { startSiteProcess } from "#server/testing/site/site-process.ts";
import { newPlace, onEachEngine, settingsFor } from "./places.ts";
import { preparePoints, rowsEach } from "./points-rows.ts";
import { median, printTable } from "./table.ts";
import { type TimedCall, timedCalls } from "./timed-calls.ts";

type Options = { seconds: number; members: number };

/**
 * Compares members' points and a month of their calendar on a database with only their rows and on one full of other people's.
 * The goal is at most 1.5 times as long, and at most 2 for the month.
 */
export async function compareGrowth(options: Options) {
  const rows = await onEachEngine((engine, serverUrl) => onEngine(engine, options, serverUrl));
  const title = `${options.members} members, ${options.members * rowsEach} rows`;
  printTable([title, "times as long", "alone ms", "full ms", "alone p95", "full p95"], rows);
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

/** Alternates between the two databases call by call, so that other load on the machine affects both. */
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

async function openSite({ remove, ...place }: Awaited<ReturnType<typeof newPlace>>, others: number) {
  const prepared = await preparePoints(place, { signedIn: 8, others });
  const site = await startSiteProcess(settingsFor(place));
  const close = async () => {
    await site.close();
    await remove();
  };
  return { ...timedCalls(site.origin, prepared), close };
}
