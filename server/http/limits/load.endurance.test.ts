import { readdirSync, readlinkSync } from "node:fs";
import autocannon from "autocannon";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { memoryOfTree, mostMemoryDuring } from "#server/testing/measures/memory.ts";
import { type SiteProcess, startShippedSite } from "#server/testing/site/site-process.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";

const minutes = 30;
const sampleMs = 15_000;

const requests: autocannon.Request[] = [
  { path: "/", headers: { "accept-encoding": "br" } },
  { path: "/news" },
  { path: "/api/players" },
  { path: "/calendar/public.ics" },
  {
    method: "POST",
    path: "/api/contact",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Sam", email: "sam@demo.example", subject: "other", message: "Hello" }),
  },
];

let site: SiteProcess;

/** Reads /proc, which only Linux has. */
describe.runIf(process.platform === "linux" && process.env.TEST_ENGINE === "embedded")(
  "the whole site under load",
  () => {
    beforeAll(async () => {
      site = await startShippedSite(withoutLimits);
    });
    afterAll(() => site.close());

    test("answers or turns away ten times what it can do, and recovers", async () => {
      const usual = await load({ connections: 50, duration: 10 });
      let most = usual;
      const memoryMb = await mostMemoryDuring(site.pid, async () => {
        most = await load({ connections: 500, duration: 20 });
      });
      const statuses = Object.keys(most.statusCodeStats ?? {}).map(Number);
      console.log(
        `${usual.requests.average} requests a second by 50, by 500 ${most.requests.average}: ${statuses.join(", ")}; ${Math.round(memoryMb)} MB.`,
      );
      expect(statuses.filter((status) => ![200, 201, 304, 429, 503].includes(status))).toEqual([]);
      expect([most.errors, most.timeouts]).toEqual([0, 0]);
      expect(memoryMb).toBeLessThan(512);
      const begin = performance.now();
      await vi.waitFor(async () => expect((await fetch(`${site.origin}/api/news?limit=7`)).status).toBe(200), 20_000);
      console.log(`Usual again after ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
    });

    test(
      `keeps memory and open files steady for ${minutes} minutes at half of what it can do`,
      async () => {
        const { requests: usual } = await load({ connections: 50, duration: 10 });
        const samples: Sample[] = [];
        const sampling = setInterval(() => samples.push(sample()), sampleMs);
        const soak = await load({
          connections: 20,
          duration: minutes * 60,
          overallRate: Math.floor(usual.average / 2),
        });
        clearInterval(sampling);
        const turnedAway = soak.statusCodeStats?.["503"]?.count ?? 0; // the machine may be busy with other work
        const settled = samples.slice(Math.floor(samples.length / 3));
        const growth = slopeOf(settled.map(({ memoryMb }) => memoryMb)) * (60_000 / sampleMs);
        const [first, last] = [settled[0], settled.at(-1)];
        console.log(
          `${soak.requests.total} requests in ${minutes} minutes. Memory: ${first?.memoryMb} MB after a third, ${last?.memoryMb} MB at the end, ${growth.toFixed(2)} MB a minute. Open files: ${first?.files}, ${last?.files}.`,
        );
        expect([soak.errors, soak.timeouts, soak["5xx"] - turnedAway]).toEqual([0, 0, 0]);
        expect(growth).toBeLessThan(1);
        expect(last?.files).toBeLessThanOrEqual((first?.files ?? 0) + 5);
      },
      (minutes + 5) * 60_000,
    );
  },
);

type Load = { connections: number; duration: number; overallRate?: number };
const load = (how: Load) => autocannon({ url: site.origin, requests, timeout: 5, ...how });

type Sample = { memoryMb: number; files: number };

const sample = (): Sample => ({
  memoryMb: Math.round(memoryOfTree(site.pid) ?? 0),
  files: openFiles().length,
});

/** Returns the open files, except the database's: it keeps every file open that it has read once. */
const openFiles = () =>
  readdirSync(`/proc/${site.pid}/fd`).filter((file) => {
    try {
      return !readlinkSync(`/proc/${site.pid}/fd/${file}`).startsWith(site.dataDir);
    } catch {
      return false; // it has just been closed
    }
  });

/** Returns the average growth from one value to the next, by least squares. */
function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const moved = values.map((value, index) => ({ x: index - middle, y: value - average }));
  return moved.reduce((sum, { x, y }) => sum + x * y, 0) / moved.reduce((sum, { x }) => sum + x * x, 0);
}
