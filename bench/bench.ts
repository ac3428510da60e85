import { compared, comparedHead } from "./compare.ts";
import { compareGrowth } from "./growth.ts";
import type { Load } from "./measure.ts";
import { compareSignedIn } from "./signed-in.ts";
import { openSite } from "./site.ts";
import { printTable } from "./table.ts";

/**
 * The site beside a bare `node:http` server that sends the same bytes, in turn and in one run: on a shared machine only the
 * ratio of the two says anything. Then the same for members who are signed in, on both engines, and their points on a database
 * that is empty and on one that is full. `npm run bench -- --rounds 5 --seconds 3`; `-- pages`, `-- signed-in` and `-- growth`
 * are one of the three.
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

const parts = {
  pages: comparePages,
  "signed-in": () => compareSignedIn({ rounds, seconds }),
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
