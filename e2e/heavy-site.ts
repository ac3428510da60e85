import { fillHeavyCast } from "#server/testing/heavy-cast/fill-heavy-cast.ts";
import { password, username } from "./fixtures/people.ts";
import type { Sites } from "./fixtures/sites.ts";
import { test } from "./fixtures/test.ts";

/** A site with the longest names, texts and lists that the forms accept. */
export const siteKind = { name: "heavy-content", settings: { RATE_LIMITS: "0" } };

/** Files that run in the same worker share the site. */
const filled = new Set<string>();

export async function fillHeavySite(sites: Sites) {
  test.setTimeout(240_000);
  const { origin } = await sites.find(siteKind);
  if (filled.has(origin)) return;
  filled.add(origin);
  const ask = (path: string, init: RequestInit) => fetch(origin + path, init);
  await fillHeavyCast({ ask, admin: { username, password }, today: new Date() });
}
