import { accountsApi } from "#contract/accounts/endpoints.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { cookieRulesOf } from "#server/routing/cookie-rules.ts";
import { compared, comparedHead, type Effort } from "./compare.ts";
import type { Load } from "./measure.ts";
import { newPlace, onEachEngine, settingsFor } from "./places.ts";
import { preparePoints } from "./points-rows.ts";
import { openSite } from "./site.ts";
import { printTable } from "./table.ts";

const message = { name: "Bench", email: "bench@demo.example", subject: "other", message: "How long does this take?" };

/** Measures members' own calls and pages, and writes, beside a bare server that sends the same bytes. */
export async function compareSignedIn(effort: Effort) {
  const rows = await onEachEngine(async (engine, serverUrl) => {
    const { remove, ...place } = await newPlace("signed_in", serverUrl);
    const { tokens, itemId } = await preparePoints(place, { signedIn: 50, others: 0 });
    const site = await openSite(settingsFor(place));
    try {
      const cookies = tokens.map((token) => `${cookieRulesOf(site.origin).member}=${token}`);
      const measured: string[][] = [];
      for (const load of loadsOf(cookies, itemId))
        measured.push(await compared(site, { ...load, name: `${load.name}, ${engine}` }, effort));
      return measured;
    } finally {
      await site.close();
      await remove();
    }
  });
  printTable(comparedHead, rows);
}

/** Returns the loads of fifty members, each on a separate connection. The one who redeems sends ten requests at once. */
function loadsOf(cookies: string[], itemId: string): Load[] {
  const people = cookies.map((cookie) => ({ cookie }));
  const headers = {};
  const sendingJson = { "content-type": "application/json" };
  const redemption = JSON.stringify({ itemId, discordUsername: "bench_sample" });
  return [
    { name: "who am I", path: accountsApi.me.path, headers, people },
    { name: "my points", path: pointsApi.summary.path, headers, people },
    { name: "home page of a member", path: "/", headers: { "accept-encoding": "gzip, deflate, br" }, people },
    {
      name: "contact message",
      path: contactMessagesApi.send.path,
      headers: sendingJson,
      body: JSON.stringify(message),
    },
    {
      name: "redeem, 10 at once",
      path: pointsApi.redeem.path,
      headers: { ...sendingJson, ...people[0] },
      body: redemption,
      connections: 10,
    },
  ];
}
