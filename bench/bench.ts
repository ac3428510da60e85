import { openBareServer } from "./bare-server.ts";
import { compareGrowth } from "./growth.ts";
import { type Load, measure, type Reading } from "./measure.ts";
import { openSite } from "./site.ts";
import { median, printTable } from "./table.ts";

/**
 * The site beside a bare `node:http` server that sends the same bytes, in turn and in one run: on a shared machine only the
 * ratio of the two says anything. Then points on a database that is empty and on one that is full, as a ratio too.
 * `npm run bench -- --rounds 5 --seconds 3`; `-- pages` and `-- growth` are one of the two.
 */
const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const rounds = option("rounds", 3);
const seconds = option("seconds", 3);
const members = option("members", 100_000);

const asBrowsersAsk = { "accept-encoding": "gzip, deflate, br" };
const message = { name: "Bench", email: "bench@demo.example", subject: "other", message: "How long does this take?" };

const loads: Load[] = [
  { name: "home page", path: "/", headers: asBrowsersAsk },
  { name: "home page, no compression", path: "/", headers: {} },
  { name: "list of players", path: "/api/players", headers: asBrowsersAsk },
  {
    name: "contact message, stored",
    path: "/api/contact",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  },
];

if (!process.argv.includes("growth")) await comparePages();
if (!process.argv.includes("pages")) await compareGrowth({ seconds: rounds * seconds, members });

async function comparePages() {
  const site = await openSite();
  try {
    const rows: string[][] = [];
    for (const load of loads) rows.push(rowOf(load, await compare(site, load)));
    printTable(
      ["", "share by CPU", "share by requests", "requests/s", "CPU ms", "bare CPU ms", "p99 ms", "bare p99"],
      rows,
    );
  } finally {
    await site.close();
  }
}

type Pair = { ours: Reading; bare: Reading };

async function compare(site: Awaited<ReturnType<typeof openSite>>, load: Load): Promise<Pair[]> {
  const bare = await openBareServer(await site.sample(load));
  try {
    await measure(bare, load, 1);
    await measure(site, load, 1);
    const pairs: Pair[] = [];
    for (let round = 0; round < rounds; round++) {
      pairs.push({ bare: await measure(bare, load, seconds), ours: await measure(site, load, seconds) });
    }
    return pairs;
  } finally {
    await bare.close();
  }
}

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
