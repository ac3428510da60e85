import { beforeAll, expect, test } from "vitest";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { siteUrl } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
beforeAll(async () => {
  await fillDemonstration(site().db, features);
});

/** Returns the parts of a page's head that search engines and chat services read. */
function headOf(html: string) {
  const content = (name: string) =>
    new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1];
  return {
    title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
    description: content("description"),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    card: content("og:image"),
    cardTitle: content("og:title"),
    cardKind: content("twitter:card"),
    isListed: !html.includes("noindex"),
  };
}

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style).*?<\/\1>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

const get = (address: string) => site().app.inject({ url: address.replace(siteUrl, "") });

async function everyListedAddress(): Promise<string[]> {
  const { body } = await get("/sitemap.xml");
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
}

test("every public page shows its text without script and has its own title, description and card", async () => {
  const addresses = await everyListedAddress();
  expect(addresses).toHaveLength(51);
  const heads = [];
  for (const address of addresses) {
    const { statusCode, body } = await get(address);
    expect([address, statusCode]).toEqual([address, 200]);
    const head = headOf(body);
    expect(head).toMatchObject({ canonical: address, cardKind: "summary_large_image", isListed: true });
    expect(head.description?.length).toBeGreaterThan(20);
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(textOf(body).length).toBeGreaterThan(700); // a result without a description has the least
    heads.push(head);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(addresses.length);
  expect(new Set(heads.map(({ cardTitle }) => cardTitle)).size).toBe(addresses.length);
});

test("every card's picture exists, and each article has its own", async () => {
  const cards = new Map<string, string>();
  for (const address of await everyListedAddress()) {
    const { card = "" } = headOf((await get(address)).body);
    cards.set(address, card);
  }
  for (const card of new Set(cards.values())) {
    const { statusCode, headers } = await get(card);
    expect([card, statusCode, headers["content-type"]]).toEqual([card, 200, "image/png"]);
  }
  expect(new Set(cards.values()).size).toBe(8); // seven articles and the site
});

test.each([
  "/login",
  "/register",
  "/points",
  "/calendar",
  "/staff-application",
  "/management-application",
  "/dashboard",
  "/settings",
  "/admin-login",
  "/admin/login",
])("%s answers visitors but isn't for search engines", async (address) => {
  const { statusCode, body } = await get(address);
  expect(statusCode).toBe(200);
  expect(headOf(body)).toMatchObject({ isListed: false, title: expect.stringContaining(site().app.team.name) });
});

test.each([
  ["/admin", "/admin-login"],
  ["/admin/settings?part=sign-in", "/admin-login?returnUrl=%2Fadmin%2Fsettings%3Fpart%3Dsign-in"],
])("%s sends visitors to the dashboard's sign-in, which leads back", async (address, signIn) => {
  const { statusCode, headers } = await get(address);
  expect([statusCode, headers.location]).toEqual([307, signIn]);
});
