import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newsApi } from "#contract/news/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import type { StaffRole } from "#contract/staff/roles.ts";
import { previewPath } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { setSwitch } from "#server/features/switches/switches.service.ts";
import { teamVersions } from "#server/features/team/team.table.ts";
import { features } from "#server/features.ts";
import { signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { fingerprint } from "#server/testing/measures/fingerprint.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
type Staff = Awaited<ReturnType<typeof signedInStaff>>;
let chief: Staff;

beforeAll(async () => {
  await fillDemonstration(site().db, features);
  chief = await signedInStaff(site(), "chief");
});
beforeEach(async () => {
  await site().db.delete(teamVersions);
  await site().app.readTeam();
  await lock(false);
});

const lock = (isOn: boolean) => setSwitch(site().db, { name: "lockdown", isOn, by: { isConsole: true } });
const draft = (changes: Record<string, unknown>) =>
  chief.api(teamAdminApi.change, { body: { changes: changes as never } }); // any JSON
const get = (url: string, headers: Record<string, string> = {}) => site().app.inject({ url, headers });
const look = (path: string, { cookie } = chief) => get(previewPath + path, { cookie });
const visit = async (path: string) => (await get(path)).body;

describe("the preview of a page", () => {
  test("shows the draft to staff, while everybody else sees what's published", async () => {
    await draft({ name: "Summit", wordmark: "SUMMIT", "about.title": "We climb.", "brand.accent": "#ff8800" });
    const { statusCode, body } = await look("/about");
    expect(statusCode).toBe(200);
    expect(body).toContain("We climb.");
    expect(body).toContain("<title>About. Summit</title>");
    expect(body).toContain("--color-amber:#ff8800");
    expect(body).toContain("Draft. Visitors don’t see this yet.");
    const published = await visit("/about");
    for (const unpublished of ["We climb.", "Summit", "#ff8800", "preview-banner"])
      expect(published).not.toContain(unpublished);
    await draft({ "about.title": "We rest." });
    expect((await look("/about")).body).toContain("We rest.");
    expect((await look("/")).body).toContain("Summit");
  });

  test("shows what's published if there's no draft, says so, and makes none", async () => {
    const { body } = await look("/");
    expect(body).toContain("There’s no draft. This is what visitors see.");
    expect(await site().db.$count(teamVersions)).toBe(0);
  });

  test("has its drawings in the draft's colours, and nobody gets any in others", async () => {
    await draft({ "brand.ground": "#ffffff", "brand.paper": "#101418", "brand.accent": "#1d4ed8" });
    const [address = ""] = /\/art\/[^"?]+\?colours=[\da-f-]+/.exec((await look("/about")).body) ?? [];
    const [published = "", colours] = address.split("?");
    expect(colours).toBe("colours=ffffff-101418-1d4ed8");
    const [inDraft, asPublished] = [await get(address), await get(published)];
    expect(inDraft.headers["content-type"]).toBe("image/svg+xml");
    expect(inDraft.body).not.toBe(asPublished.body);
    expect((await get(`${published}?colours=ff0000-101418-1d4ed8`)).statusCode).toBe(404);
    expect(await visit("/about")).not.toContain("colours=");
  });

  test("shows it as a visitor sees it, and ignores the query", async () => {
    const { body } = await look("/?v=3&sent=contact");
    expect(body).not.toContain('data-reader="staff"');
    expect(body).toBe((await look("/")).body);
  });

  test("can be framed by our own pages, isn't kept or listed, and runs and sends nothing", async () => {
    const { headers, body } = await look("/");
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
    const policy = String(headers["content-security-policy"]);
    for (const rule of ["script-src", "connect-src", "form-action", "frame-src"])
      expect(policy).toContain(`${rule} 'none'`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/sandbox (?!.*allow-(scripts|forms))/);
    expect(body).toContain('<meta name="robots" content="noindex">');
    for (const forOthers of ["<script", "modulepreload", "og:image", "canonical"])
      expect(body).not.toContain(forOthers);
  });

  test("counts no view and stores nothing", async () => {
    const [article] = await site().api(newsApi.list);
    const address = (await get(`/news/${article?.id}`)).headers.location;
    const before = await fingerprint(site());
    expect((await look(String(address))).body).toContain(article?.title);
    expect((await look(`/news/${article?.id}`)).body).toContain(article?.title);
    expect(await fingerprint(site())).toEqual(before);
  });
});

test("only pages of the app may frame previews, and only previews can be framed", async () => {
  const policyOf = async (url: string, headers = {}) =>
    String((await get(url, headers)).headers["content-security-policy"]);
  const own = "frame-src 'self' https://www.youtube-nocookie.com";
  expect(await policyOf("/admin/settings", { cookie: chief.cookie })).toContain(own);
  expect(await policyOf("/admin-login")).toContain(own);
  for (const document of ["/", "/about"]) expect(await policyOf(document)).not.toContain(own);
  for (const url of ["/", "/about", "/admin-login", "/api/team", "/nothing", "/previews/about"])
    expect(await policyOf(url, { cookie: chief.cookie })).toContain("frame-ancestors 'none'");
});

describe("no preview is made", () => {
  test.each([
    "//evil.test",
    "//evil.test/about",
    "/\\evil.test",
    "/admin",
    "/admin/settings",
    "/admin-login",
    "/api/players",
    "/api/admin/team",
    "/preview/about",
    "/preview/",
    "/temp-access/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "/news/%2e%2e/admin",
    "/about/../admin",
    "/%61dmin",
    "/ABOUT",
    "/about//",
    "/locked",
    "/unavailable",
    "/assets/nothing.js",
    "/healthz",
    "/nothing",
    "/news/01980000-0000-7000-8000-000000000001",
  ])("of %s, which isn't a page for visitors", async (path) => {
    await draft({ name: "Summit" });
    const { statusCode, headers, body } = await look(path);
    expect([statusCode, headers.location]).toEqual([404, undefined]);
    expect(body).toContain("Page not found. Summit");
  });

  const page = { accept: "text/html" };
  const frame = { ...page, "sec-fetch-dest": "iframe" };

  test("for visitors and ended sessions: a window goes to the sign-in, a frame says why", async () => {
    const { cookie, api } = await signedInStaff(site(), "admin");
    expect((await get(`${previewPath}/`, { ...page, cookie })).statusCode).toBe(200);
    await api(staffApi.logout);
    for (const sent of ["", cookie]) {
      const inWindow = await get(`${previewPath}/`, { ...page, cookie: sent });
      expect([inWindow.statusCode, inWindow.headers.location]).toEqual([303, "/admin-login"]);
      const inFrame = await get(`${previewPath}/`, { ...frame, cookie: sent });
      expect([inFrame.statusCode, inFrame.body]).toEqual([
        401,
        "You need to be signed in for this. Try again once you are.",
      ]);
      expect(inFrame.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
      expect(inFrame.headers["cache-control"]).toBe("no-store");
    }
    expect((await get(`${previewPath}/`)).json()).toMatchObject({ code: "not_signed_in" });
  });

  const shown = "There’s no draft";
  test.each<[StaffRole, number, string]>([
    ["admin", 200, shown],
    ["chief", 200, shown],
    ["management", 403, "Your role doesn’t allow this."],
  ])("for roles that don't edit facts: %s gets %i, and so does a temporary link", async (role, status, sentence) => {
    for (const { cookie } of [await signedInStaff(site(), role), await signedInTemporary(site(), role)]) {
      const { statusCode, body } = await get(`${previewPath}/`, { ...frame, cookie });
      expect(statusCode).toBe(status);
      expect(body).toContain(sentence);
    }
  });
});

test("a draft in another language's figures changes nothing that visitors get at the same time", async () => {
  const pages = ["/", "/news", "/about", "/points"];
  const published = await Promise.all(pages.map(visit));
  await draft({ locale: "de-DE", currency: "EUR", name: "Summit" });
  for (let round = 0; round < 5; round += 1) {
    site().app.invalidateResponses("team");
    const both = await Promise.all(pages.flatMap((page) => [visit(page), look(page).then(({ body }) => body)]));
    expect(both.filter((_page, index) => index % 2 === 0)).toEqual(published);
    for (const preview of both.filter((_page, index) => index % 2 === 1)) expect(preview).toContain("Summit");
  }
});

test("while the site is locked, staff see the page as it'll be, and nobody else sees more than before", async () => {
  await draft({ "about.title": "We climb." });
  const [article] = await site().api(newsApi.list);
  await lock(true);
  expect((await look("/about")).body).toContain("We climb.");
  const home = (await look("/")).body;
  expect(home).toContain(article?.title);
  expect(home).not.toContain("LOCKED");
  for (const url of ["/about", "/", `${previewPath}/about`, `${previewPath}/`]) {
    const { statusCode, body } = await get(url);
    expect([401, 503]).toContain(statusCode);
    expect(body).not.toContain("We climb.");
  }
  expect((await get("/api/news")).statusCode).toBe(503);
});
