import { beforeAll, expect, test } from "vitest";
import { type BinKind, binKinds } from "#contract/bin/constants.ts";
import { addressOf } from "#contract/client.ts";
import { pages } from "#contract/page-paths.ts";
import { makeOneOfEach, removals } from "#server/testing/cast/binned-things.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { servedAddresses } from "#server/testing/endpoints/served-addresses.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const word = "Helvellyn";
/** Addresses that say what was deleted. */
const tellsOfIt = ["/api/admin/bin", "/api/admin/audit-log"];
/** The values of address parameters that aren't ids. */
const others: Record<string, string> = { ":tab": "settings", ":slug": "a-cup", ":type": "admin", "/*": "/x" };

let made: Record<BinKind, string>;
let admin: Awaited<ReturnType<typeof signedInStaff>>;
let browsers: { cookie: string }[] = [];

beforeAll(async () => {
  const member = await signedInMember(site());
  admin = await signedInStaff(site(), "admin");
  browsers = [{ cookie: "" }, { cookie: `${member.cookie}; ${admin.cookie}` }];
});

const counting = [
  "/api/achievements/totals",
  "/api/admin/applications/counts",
  "/api/admin/messages/counts",
  "/api/admin/analytics/overview",
];

const totals = () =>
  Promise.all(counting.map(async (url) => (await site().app.inject({ url, headers: admin.headers })).body));

/** Returns every address that can be read, of the API, pages and files, with the id of each thing filled in. */
function everyAddress(): string[] {
  const served = servedAddresses(site())
    .filter((address) => address.startsWith("GET ") && !/\/(assets|art|media|fonts)\//.test(address))
    .map((address) => address.slice("GET ".length));
  return [...new Set([...served, ...pages])].flatMap((path) => {
    const known = Object.entries(others).reduce((filled, [part, value]) => filled.replace(part, value), path);
    const plain = known.replace(/\(.*?\)/g, "");
    if (!plain.includes(":")) return [plain, ...(plain.startsWith("/api/") ? [`${plain}?search=${word}`] : [])];
    return [...Object.values(made), admin.account.id].map((id) => plain.replaceAll(/:\w+/g, id));
  });
}

async function everyAnswer() {
  const responses: { url: string; body: string }[] = [];
  for (const { cookie } of browsers) {
    const browser = openBrowser(site());
    for (const url of everyAddress().filter((address) => !tellsOfIt.some((path) => address.startsWith(path)))) {
      const { body, statusCode } = await browser.send("GET", url, { headers: { cookie } });
      if (statusCode < 400) responses.push({ url, body });
    }
  }
  return responses;
}

const deleteAll = () =>
  Promise.all(
    binKinds.map(async (kind) => {
      const url = addressOf(removals[kind], { params: { id: made[kind] } });
      return (await site().app.inject({ method: "DELETE", url, headers: admin.headers })).statusCode;
    }),
  );

test("what is in the bin is in no answer, page, file, feed or search, and isn't counted", {
  timeout: 240_000,
}, async () => {
  const totalsBefore = await totals();
  made = await makeOneOfEach(site(), word);
  const ids = Object.values(made);
  const alive = await everyAnswer();
  expect(alive.length).toBeGreaterThan(100);
  expect(alive.filter(({ body }) => body.includes(word)).length).toBeGreaterThan(15); // otherwise this proves nothing
  expect(ids.filter((id) => !alive.some(({ body }) => body.includes(id)))).toEqual([]);

  for (const status of await deleteAll()) expect(status).toBeLessThan(300);
  const found = (await everyAnswer()).filter(({ url, body }) => {
    const told = body.replaceAll(url, "").replaceAll(`search=${word}`, ""); // a page may repeat what it was asked for
    return told.includes(word) || ids.some((id) => told.includes(id));
  });
  expect(found.map(({ url }) => url)).toEqual([]);
  expect(await totals()).toEqual(totalsBefore);
});
