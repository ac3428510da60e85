import { beforeAll, expect, test } from "vitest";
import { binKinds } from "#contract/bin/constants.ts";
import { addressOf } from "#contract/client.ts";
import { pages } from "#contract/pages.ts";
import { makeOneOfEach, removals } from "#server/testing/cast/binned-things.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { servedAddresses } from "#server/testing/endpoints/served-addresses.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite({ RATE_LIMITS: "0" });
const word = "Helvellyn";
/** Where it is told that something was deleted, or what. */
const tellsOfIt = ["/api/admin/bin", "/api/admin/audit-log"];
/** What an address asks for besides a thing by its id. */
const others: Record<string, string> = { ":tab": "settings", ":slug": "a-cup", ":type": "admin", "/*": "/x" };

let ids: string[] = [];
let totalsBefore: string[] = [];
let browsers: { cookie: string }[] = [];
let ownId = "";

beforeAll(async () => {
  const [{ cookie: memberCookie }, admin] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
  ownId = admin.account.id;
  browsers = [{ cookie: "" }, { cookie: `${memberCookie}; ${admin.cookie}` }];
  totalsBefore = await totals();
  const made = await makeOneOfEach(site(), word);
  ids = Object.values(made);
  const alive = await everyAnswer();
  const shown = alive.filter(({ body }) => body.includes(word)).map(({ url }) => url);
  expect(shown.length).toBeGreaterThan(15); // else the walk proves nothing
  for (const id of ids) expect(alive.some(({ body }) => body.includes(id))).toBe(true);
  for (const kind of binKinds) {
    const url = addressOf(removals[kind], { params: { id: made[kind] } });
    const answer = await site().app.inject({ method: "DELETE", url, headers: admin.headers });
    expect(answer.statusCode).toBeLessThan(300);
  }
}, 120_000);

const counting = [
  "/api/achievements/totals",
  "/api/admin/applications/counts",
  "/api/admin/messages/counts",
  "/api/admin/analytics/overview",
];

async function totals(): Promise<string[]> {
  const { headers } = await signedInStaff(site(), "admin");
  return Promise.all(counting.map(async (url) => (await site().app.inject({ url, headers })).body));
}

/** Every address that can be read: of the API, pages, and files, with the id of each thing where one is asked for. */
function everyAddress(): string[] {
  const served = servedAddresses(site())
    .filter((address) => address.startsWith("GET ") && !/\/(assets|art|media|fonts)\//.test(address))
    .map((address) => address.slice("GET ".length));
  return [...new Set([...served, ...pages])].flatMap((path) => {
    const known = Object.entries(others).reduce((filled, [part, value]) => filled.replace(part, value), path);
    const plain = known.replace(/\(.*?\)/g, "");
    if (!plain.includes(":")) return [plain, ...(plain.startsWith("/api/") ? [`${plain}?search=${word}`] : [])];
    return [...ids, ownId].map((id) => plain.replaceAll(/:\w+/g, id));
  });
}

async function everyAnswer() {
  const answers: { url: string; body: string }[] = [];
  for (const { cookie } of browsers) {
    const browser = openBrowser(site());
    for (const url of everyAddress().filter((address) => !tellsOfIt.some((path) => address.startsWith(path)))) {
      const { body, statusCode } = await browser.send("GET", url, { headers: { cookie } });
      if (statusCode < 400) answers.push({ url, body });
    }
  }
  return answers;
}

test("what is in the bin is in no answer, no page, no file, feed or search", { timeout: 120_000 }, async () => {
  const answers = await everyAnswer();
  expect(answers.length).toBeGreaterThan(100);
  const found = answers.filter(({ url, body }) => {
    const told = body.replaceAll(url, "").replaceAll(`search=${word}`, ""); // a page may repeat what it was asked for
    return told.includes(word) || ids.some((id) => told.includes(id));
  });
  expect(found.map(({ url }) => url)).toEqual([]);
});

test("what is in the bin isn't counted", async () => {
  expect(await totals()).toEqual(totalsBefore);
});
