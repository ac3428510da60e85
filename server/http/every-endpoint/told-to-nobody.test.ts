import { beforeAll, expect, test } from "vitest";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { everyEndpoint } from "#server/testing/endpoints/every-endpoint.ts";
import { siteUrl } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const someId = "01980000-0000-7000-8000-000100000001";

const reads = (await everyEndpoint()).filter(({ method }) => method === "GET");
const addressed = (path: string) => path.replaceAll(/:\w+/g, someId);
const files = [
  "/news/feed.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/calendar/public.ics",
  "/api/openapi.json",
  "/healthz",
  "/readyz",
];
const doors = [
  "/login",
  "/register",
  "/points",
  "/calendar",
  "/dashboard",
  "/settings",
  "/admin-login",
  "/nothing",
  "/%ff",
];

/** What people have told the site about themselves, and what it keeps about them. */
const secrets: string[] = [];

beforeAll(async () => {
  await fillDemonstration(site().db, features);
  const { member, redeem, api, admin, cookie } = await withPoints(site(), 300);
  await redeem(undefined, "a_discord_name");
  const body = {
    name: "Wanda Writer",
    email: "wanda@demo.example",
    subject: "other",
    message: "Only for staff",
  } as const;
  await site().api(contactMessagesApi.send, { body });
  const day = { startDate: "2026-12-01T10:00:00Z", endDate: "2026-12-01T11:00:00Z" };
  await api(calendarApi.create, { body: { title: "Dentist", category: "personal", ...day } });
  const { discord, passwordHash } = member;
  const { username } = admin.account;
  const told = [
    member.name,
    member.email,
    discord,
    passwordHash,
    username,
    admin.account.passwordHash,
    ...Object.values(body).filter((value) => value !== "other"),
  ];
  secrets.push(
    "a_discord_name",
    "Dentist",
    tokenIn(cookie),
    tokenIn(admin.cookie),
    ...told.filter((value) => value !== null),
  );
});

const tokenIn = (cookie: string) => cookie.slice(cookie.indexOf("=") + 1);

async function publicPages(): Promise<string[]> {
  const { body } = await site().app.inject({ url: "/sitemap.xml" });
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address.replace(siteUrl, ""));
}

test("no public answer contains anyone's personal data", async () => {
  const calls = reads.filter(({ access }) => access === "public").map(({ path }) => addressed(path));
  const urls = [...calls, ...files, ...doors, ...(await publicPages())];
  expect(urls.length).toBeGreaterThan(40);
  for (const url of urls) {
    const { body, headers } = await site().app.inject({ url });
    expect([url, secrets.filter((secret) => (body + JSON.stringify(headers)).includes(secret))]).toEqual([url, []]);
  }
  const { headers } = await signedInMember(site(), { email: "own@demo.example" });
  // shows that the secret would be found
  expect((await site().app.inject({ url: "/api/auth/me", headers })).body).toContain("own@demo.example");
});

test("public lists have exactly the agreed fields", async () => {
  const [player] = (await site().app.inject({ url: "/api/players" })).json();
  const [article] = (await site().app.inject({ url: "/api/news" })).json();
  expect(Object.keys(player).toSorted()).toEqual(playerFields);
  expect(Object.keys(article).toSorted()).toEqual(articleFields);
});

const playerFields = [
  "bio",
  "earnings",
  "game",
  "gamertag",
  "id",
  "imageUrl",
  "powerRanking",
  "realName",
  "role",
  "specialty",
  "twitchUrl",
  "twitterUrl",
  "youtubeUrl",
];
const articleFields = [
  "authorImage",
  "authorName",
  "category",
  "content",
  "excerpt",
  "featured",
  "id",
  "imageUrl",
  "publishedAt",
  "readTime",
  "status",
  "tags",
  "title",
  "views",
];

test("no answer contains the session it was requested with", async () => {
  const people = [await signedInMember(site()), await signedInStaff(site(), "admin")];
  const urls = [
    ...reads.map(({ path }) => addressed(path)),
    ...doors,
    "/",
    "/admin/players",
    "/admin/settings",
    "/temp-access/x",
  ];
  for (const { headers, cookie } of people) {
    for (const url of urls) {
      const response = await site().app.inject({ url, headers });
      expect([url, (response.body + JSON.stringify(response.headers)).includes(tokenIn(cookie))]).toEqual([url, false]);
    }
    const broken = await site().app.inject({
      method: "POST",
      url: "/api/contact",
      headers: { ...headers, "content-type": "application/json" },
      payload: "{",
    });
    expect([broken.statusCode, broken.body.includes(tokenIn(cookie))]).toEqual([400, false]);
  }
});
