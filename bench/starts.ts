import { startShippedSite } from "#server/testing/site/site-process.ts";
import { newPlace, onEachEngine, settingsFor } from "./places.ts";
import { median, printTable } from "./table.ts";

/** Measures how long the site takes from the command to its first response, on an existing database. */
export async function timeStarts({ starts }: { starts: number }) {
  const rows = await onEachEngine(async (engine, serverUrl) => {
    const { remove, ...place } = await newPlace("starts", serverUrl);
    try {
      const settings = { ...settingsFor(place), DEMO_CONTENT: "on" };
      await (await startShippedSite(settings)).end("SIGTERM");
      const seconds: number[] = [];
      for (let count = 0; count < starts; count++) {
        const began = performance.now();
        const site = await startShippedSite(settings);
        await fetch(`${site.origin}/readyz`);
        seconds.push((performance.now() - began) / 1000);
        await site.end("SIGTERM");
      }
      return [[engine, ...[median(seconds), Math.max(...seconds)].map((value) => value.toFixed(2))]];
    } finally {
      await remove();
    }
  });
  printTable([`of ${starts} starts`, "median s", "slowest s"], rows);
}
