import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { ensureBrowser } from "./programs/ensure-browser.ts";
import { compareSets } from "./shots/compare.ts";
import { memberShots } from "./shots/member-shots.ts";
import { photograph, type Studio } from "./shots/photograph.ts";
import type { Shot } from "./shots/shot.ts";
import { type Cast, casts, openFilledSite } from "./shots/site.ts";
import { staffShots } from "./shots/staff-shots.ts";
import { visitorShots } from "./shots/visitor-shots.ts";

/** Photographs every page and state of the site into `shots/`, see docs/testing.md. */

const folder = join(import.meta.dirname, "..", "shots");
const { values: asked } = parseArgs({
  options: {
    cast: { type: "string" },
    only: { type: "string", default: "" },
    widths: { type: "string", default: "390,1440" },
    compare: { type: "string" },
  },
});
const shots = [...visitorShots, ...memberShots, ...staffShots];
/** Taken last, once the site is locked. */
const lockedShots: Shot[] = [{ who: "visitor", name: "locked", path: "/" }];
const widths = asked.widths.split(",").map(Number);

if (asked.compare) await listDifferences(asked.compare);
else for (const cast of castsNamed(asked.cast)) await photographCast(cast);

function castsNamed(name: string | undefined): readonly Cast[] {
  if (name === undefined) return casts;
  const found = casts.filter((cast) => cast === name);
  if (found.length === 0) throw new Error(`There's no cast "${name}". Choose from ${casts.join(", ")}.`);
  return found;
}

async function photographCast(cast: Cast) {
  const isWanted = (shot: Shot) =>
    `${shot.who}-${shot.name}`.includes(asked.only) && (shot.casts ?? casts).includes(cast);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  const site = await openFilledSite(cast);
  const studio: Studio = { browser, site, folder: join(folder, cast) };
  try {
    if (!asked.only) await rm(studio.folder, { recursive: true, force: true });
    await photographAll(studio, shots.filter(isWanted));
    const locked = lockedShots.filter(isWanted);
    if (locked.length > 0) await site.people.staff.api(lockdownAdminApi.set, { body: { isLocked: true } });
    await photographAll(studio, locked);
  } finally {
    await browser.close();
    await site.close();
  }
}

async function photographAll(studio: Studio, wanted: Shot[]) {
  const cast = basename(studio.folder);
  for (const shot of wanted) {
    for (const width of widths) {
      try {
        const { tooWide } = await photograph(studio, shot, width);
        if (tooWide) console.log(`${cast} ${width} ${shot.who}-${shot.name}: ${tooWide}`);
      } catch (error) {
        process.exitCode = 1;
        console.log(`${cast} ${width} ${shot.who}-${shot.name}: ${String(error).split("\n")[0]}`);
      }
    }
  }
}

async function listDifferences(former: string) {
  const differences = await compareSets(former, folder, join(folder, "difference"));
  for (const { file, says } of differences) console.log(`${file}: ${says}`);
  console.log(
    differences.length > 0 ? `${differences.length} pictures differ; see shots/difference` : "No picture differs.",
  );
  if (differences.length > 0) process.exitCode = 1;
}
