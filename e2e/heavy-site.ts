import { fillHeavyCast } from "#server/testing/heavy-cast/fill-heavy-cast.ts";
import { fromNewAddress } from "#server/testing/site/addresses.ts";
import { password, username } from "./fixtures/people.ts";
import type { RunningSite, Sites } from "./fixtures/sites.ts";
import { test } from "./fixtures/test.ts";

/** A site with the longest names, texts and lists that the forms accept. */
export const siteKind = { name: "heavy-content" };

/** Files that run in the same worker share the site. */
const filled = new WeakSet<RunningSite>();

export async function fillHeavySite(sites: Sites, kind = siteKind) {
  test.setTimeout(240_000);
  const site = await sites.find(kind);
  if (filled.has(site)) return;
  filled.add(site);
  const ask = (path: string, init: RequestInit) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...fromNewAddress() };
    return fetch(site.origin + path, { ...init, headers });
  };
  await fillHeavyCast({ ask, admin: { username, password }, today: new Date() });
}
