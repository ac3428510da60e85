import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { demoId } from "#server/features/demonstration/demo-id.format.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { everyEndpoint } from "#server/testing/endpoints/every-endpoint.ts";
import { askExactly } from "#server/testing/site/raw-request.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { setSwitch } from "./switches.service.ts";

const site = useSite();
const by = { isConsole: true } as const;
const setLocked = (isOn: boolean) => setSwitch(site().db, { name: "lockdown", isOn, by });
const nobody = { headers: {} };
/** Words that only occur in the team's content. */
const content = /Scarp(<wbr\/>)?_demo|Pennine|demo0video|12\.4K|12,?400/;

beforeAll(async () => {
  await fillDemonstration(site().db, features);
});
beforeEach(() => setLocked(true));
afterEach(() => setLocked(false));

type Asked = Parameters<typeof askExactly>[2];
const ask = (path: string, asked?: Asked) => askExactly(site(), path, asked);

const expectLockedScreen = (response: Awaited<ReturnType<typeof ask>>, what: string) => {
  expect([what, response.status, response.headers["retry-after"]]).toEqual([what, 503, "30"]);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.body).toMatch(/<h1[^>]*>(<[^>]+>)*LOCKED/);
  expect(response.body).not.toMatch(content);
};

const pages = [
  "/",
  "/news",
  `/news/${demoId("news", 1)}/x`,
  "/about",
  "/points",
  "/calendar",
  "/login",
  "/nothing-here",
];
const files = [`/cards/news/${demoId("news", 1)}.png`, "/.well-known/change-password"];
const programsFiles = [
  "/robots.txt",
  "/sitemap.xml",
  "/news/feed.xml",
  "/calendar/public.ics",
  `/calendar/${"x".repeat(43)}.ics`,
];
const spellings = [
  "/adminx",
  "/administrator",
  "/admin.",
  "/admin-loginx",
  "//admin",
  "/ADMIN",
  "/Admin/players",
  "/%61dmin",
  "/admin/../points",
  "/admin/..%2fpoints",
  "/admin%2f..%2fpoints",
  "/admin/%2e%2e/points",
  "/admin/./../",
  "/admin//points",
  "/admin\\..\\points",
  "/admin;/../points",
  "/points?/admin",
  "/points#/admin",
  "/?x=/admin/",
  "/./admin",
  "/temp-access/../points",
  "/temp-access/%2e%2e%2fpoints",
  "/assets/../points",
  "/assets/..%2fpoints",
  "/assets/%2e%2e/",
  "/healthz/../points",
  "/healthz%2f..%2fpoints",
  "/favicon.ico/../points",
  "/favicon/points",
  "/media/a/../../points",
  "/art/../points",
  "/locked",
  "/%6cocked",
  "/locked/",
];

describe("while the site is locked", () => {
  test("crawlers, feed readers and calendar programs get a short text, and are asked to wait five minutes", async () => {
    await setLocked(false);
    for (const path of programsFiles) await ask(path);
    await setLocked(true);
    for (const path of programsFiles) {
      const { status, headers, body } = await ask(path);
      expect([path, status, headers["retry-after"], headers["content-type"], headers["cache-control"]]).toEqual([
        path,
        503,
        "300",
        "text/plain; charset=utf-8",
        "no-store",
      ]);
      expect(body).toBe("The site is closed for maintenance. Please come back later.\n");
    }
  });

  test("every page and file shows the LOCKED screen, even one rendered before", async () => {
    await setLocked(false);
    for (const path of [...pages, ...files]) await ask(path);
    await setLocked(true);
    expect.hasAssertions();
    for (const path of [...pages, ...files]) expectLockedScreen(await ask(path), path);
  });

  test("members and staff see the LOCKED screen too", async () => {
    expect.hasAssertions();
    for (const { cookie } of [await signedInMember(site()), await signedInStaff(site(), "admin")])
      for (const path of pages) expectLockedScreen(await ask(path, { headers: { cookie } }), path);
  });

  test.each(spellings)("%s leads to no other page", async (path) => {
    const response = await ask(path);
    expect([404, 503]).toContain(response.status);
    expect(response.body).not.toMatch(content);
    if (response.status === 503) expectLockedScreen(response, path);
  });

  test.each(["HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s gets no page either", async (method) => {
    const response = await ask("/points", { method });
    expect([response.status, response.headers["retry-after"]]).toEqual([503, "30"]);
    expect(response.body).not.toMatch(content);
  });

  test.each(["/", "/?form=contact", "/login", "/register", "/%61dmin-login", "//admin-login", "/admin-login/../login"])(
    "a form without script isn't accepted at %s",
    async (path) => {
      const fields = { form: "contact", name: "Ida", email: "ida@demo.example", subject: "media", message: "Hello" };
      const body = new URLSearchParams(fields).toString();
      const response = await ask(path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", "content-length": String(body.length) },
        body,
      });
      expect([404, 503]).toContain(response.status);
      const { api } = await signedInStaff(site(), "chief");
      expect(await api(contactMessagesAdminApi.list)).toEqual([]);
    },
  );

  const isOpenCall = (path: string) => /^\/api\/(lockdown$|site-icon$|admin\/|temp-access\/)/.test(path);

  test("every call outside the admin area gets a 503, for members too", async () => {
    const { headers } = await signedInMember(site());
    const unknownId = "01980000-0000-7000-8000-000000000009";
    for (const { method, path } of await everyEndpoint()) {
      const url = path.replaceAll(/:\w+/g, unknownId);
      for (const own of [{}, headers]) {
        const response = await site().app.inject({ method, url, headers: own });
        const { code } = response.body.startsWith("{") ? response.json() : { code: undefined };
        expect([method, path, code === "locked"]).toEqual([method, path, !isOpenCall(path)]);
        if (code !== "locked") continue;
        expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "30"]);
        expect(response.json().error).toBe("The site is closed for maintenance. Please come back later.");
      }
    }
  });

  test.each([
    "/api/players",
    "/api/players?limit=5",
    "//api/players",
    "/%61pi/players",
    "/API/players",
    "/api//players",
    "/api/admin/../players",
    "/api/admin%2f..%2fplayers",
    "/api/admin/..%2f..%2fapi%2fplayers",
    "/api/lockdown/../players",
    "/api/lockdown%2f..%2fplayers",
    "/api/./players",
    "/api/nothing",
    "/api/openapi.json",
    "/api/docs",
    "/api/docs/json",
    "/api",
  ])("%s reveals nothing", async (path) => {
    const response = await ask(path);
    expect([401, 404, 503]).toContain(response.status);
    expect(response.body).not.toMatch(content);
    expect(response.body).not.toContain("openapi");
  });

  test("the sign-in, the admin area and what they need still work", async () => {
    const { cookie } = await signedInStaff(site(), "chief");
    const icon = /src="(\/assets\/[^"]+)"/;
    const signIn = await ask("/admin-login");
    expect([signIn.status, signIn.body.includes("LOCKED")]).toEqual([200, false]);
    expect((await ask("/admin/login")).status).toBe(200);
    expect((await ask("/admin")).headers.location).toBe("/admin-login");
    expect((await ask("/admin", { headers: { cookie } })).status).toBeLessThan(400);
    expect((await ask("/admin/applications", { headers: { cookie } })).status).toBe(200);
    expect((await ask("/healthz")).status).toBe(200);
    expect((await ask("/readyz")).status).toBe(200);
    expect((await ask("/api/site-icon")).status).toBe(200);
    expect((await ask("/art/portraits/plain/x.svg")).status).not.toBe(503);
    expect((await ask(`/media/${"0".repeat(64)}.webp`)).status).toBe(404);
    expect(icon.test(signIn.body)).toBe(true);
  });

  test.each([
    "/admin/players",
    "/admin/news",
    "/admin/nothing-here",
    "/admin/nothing/here",
    "/temp-access/x",
    "/admin?tab=points",
  ])("%s shows no team content", async (path) => {
    for (const { headers } of [nobody, await signedInMember(site())]) {
      const response = await ask(path, { headers });
      expect(response.status).not.toBe(200);
      expect(response.body).not.toMatch(content);
    }
  });

  test("staff can call everything", async () => {
    const { headers } = await signedInStaff(site(), "management");
    for (const url of ["/api/players", "/api/news", "/api/social/stats"])
      expect((await site().app.inject({ url, headers })).statusCode).toBe(200);
    expect((await site().app.inject({ url: "/api/nothing", headers })).statusCode).toBe(404);
  });

  test("an admin can unlock it, and everything is back immediately", async () => {
    const { api } = await signedInStaff(site(), "admin");
    await api(lockdownAdminApi.set, { body: { isLocked: false } });
    const home = await ask("/");
    expect([home.status, content.test(home.body)]).toEqual([200, true]);
    expect((await ask("/api/players")).status).toBe(200);
    await api(lockdownAdminApi.set, { body: { isLocked: true } });
    expectLockedScreen(await ask("/"), "/");
    expect((await ask("/api/players")).status).toBe(503);
  });
});

test.each(["/locked", "/locked/", "/%6cocked", "//locked", "/locked?x=1", "/LOCKED"])(
  "while it's open there is nothing at %s",
  async (path) => {
    await setLocked(false);
    for (const { headers } of [nobody, await signedInMember(site())]) {
      const response = await ask(path, { headers });
      expect([301, 307, 308, 404]).toContain(response.status);
      expect(response.body).not.toContain("LOCKED");
    }
  },
);
