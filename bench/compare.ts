import { openBareServer, type Sample } from "./bare-server.ts";
import { type Load, measure, type Reading, type Target } from "./measure.ts";
import { median } from "./table.ts";

type Site = Target & { sample: (load: Load) => Promise<Sample> };
export type Effort = { rounds: number; seconds: number };

export const comparedHead = [
  "",
  "share by CPU",
  "share by requests",
  "requests/s",
  "CPU ms",
  "bare CPU ms",
  "p99 ms",
  "bare p99",
];

/** Measures the site and a bare server that sends the same bytes, alternately. Returns a row for `comparedHead`. */
export async function compared(site: Site, load: Load, { rounds, seconds }: Effort): Promise<string[]> {
  const bare = await openBareServer(await site.sample(load));
  try {
    await measure(bare, load, 1);
    await measure(site, load, 1);
    const pairs: Pair[] = [];
    for (let round = 0; round < rounds; round++) {
      pairs.push({ bare: await measure(bare, load, seconds), ours: await measure(site, load, seconds) });
    }
    return rowOf(load, pairs);
  } finally {
    await bare.close();
  }
}

type Pair = { ours: Reading; bare: Reading };

function rowOf({ name }: Load, pairs: Pair[]): string[] {
  const of = (pick: (pair: Pair) => number, digits: number) => median(pairs.map(pick)).toFixed(digits);
  return [
    name,
    of(({ ours, bare }) => bare.cpuMs / ours.cpuMs, 3),
    of(({ ours, bare }) => ours.perSecond / bare.perSecond, 3),
    of(({ ours }) => ours.perSecond, 0),
    of(({ ours }) => ours.cpuMs, 4),
    of(({ bare }) => bare.cpuMs, 4),
    of(({ ours }) => ours.p99Ms, 1),
    of(({ bare }) => bare.p99Ms, 1),
  ];
}
