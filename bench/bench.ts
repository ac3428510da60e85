import { compared, comparedHead } from "./compare.ts";
import { compareGrowth } from "./growth.ts";
import type { Load } from "./measure.ts";
import { compareSignedIn } from "./signed-in.ts";
import { openSite } from "./site.ts";
import { timeStarts } from "./starts.ts";
import { printTable } from "./table.ts";

/**
 * Measures the site beside a bare `node:http` server that sends the same bytes, alternately and in one run, because on a shared
 * machine only their ratio means anything. Then does the same for signed-in members and for writes, on both engines, and measures
 * how long a start takes and how members' points perform on an empty and on a full database. Options: `npm run bench -- --rounds
 * 5 --seconds 3`. `-- pages`, `-- signed-in`, `-- start` and `-- growth` run only one of the four.
 */
const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const rounds = option("rounds", 3);
const seconds = option("seconds", 3);
const members = option("members", 100_000);

const asBrowsersAsk = { "accept-encoding": "gzip, deflate, br" };

const loads: Load[] = [
  { name: "home page", path: "/", headers: asBrowsersAsk },
  { name: "home page, no compression", path: "/", headers: {} },
  { name: "list of players", path: "/api/players", headers: asBrowsersAsk },
];

const parts = {
  pages: comparePages,
  "signed-in": () => compareSignedIn({ rounds, seconds }),
  start: () => timeStarts({ starts: rounds * 2 - 1 }),
  growth: () => compareGrowth({ seconds: rounds * seconds, members }),
};
const chosen = Object.keys(parts).filter((name) => process.argv.includes(name));
for (const [name, run] of Object.entries(parts)) if (chosen.length === 0 || chosen.includes(name)) await run();

async function comparePages() {
  const site = await openSite();
  try {
    const rows: string[][] = [];
    for (const load of loads) rows.push(await compared(site, load, { rounds, seconds }));
    printTable(comparedHead, rows);
  } finally {
    await site.close();
  }
}
