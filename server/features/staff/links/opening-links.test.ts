import { count, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accessLinkTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { accessLinks, staffSessions } from "#server/features/staff/staff.table.ts";
import { newToken } from "#server/platform/secrets/token.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { claimLink, newLink } from "#server/testing/cast/links-cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

beforeEach(async () => {
  for (const table of [accessLinks, rateLimits, auditLog]) await site().db.delete(table);
});

const look = (url: string, headers: Record<string, string> = {}) => site().app.inject({ url, headers });
const sessionCount = async () => (await site().db.select({ sessions: count() }).from(staffSessions))[0]?.sessions ?? 0;
const errorOf = (response: Awaited<ReturnType<typeof look>>) => [response.statusCode, response.json().error];

/** The three ways an open link ends, and the answer that they share. */
const spent = {
  used: { usedAt: new Date(), usedBy: "Somebody" },
  "switched off": { deactivatedAt: new Date() },
  expired: { expiresAt: new Date("2026-01-01T00:00:00Z") },
};

describe("looking at a link", () => {
  test("shows what it grants", async () => {
    const { call, expiresAt } = await newLink(site());
    expect((await look(call)).json()).toEqual({ role: "chief", description: "Cup weekend", expiresAt });
  });

  test.each([
    { "user-agent": "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)" },
    { "user-agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)" },
    { "user-agent": "Twitterbot/1.0" },
    { "user-agent": "WhatsApp/2.23.20.0" },
    { "user-agent": "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5" },
    { "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36" },
    { "sec-purpose": "prefetch;prerender" },
  ])("doesn't use it up, even repeatedly with %j", async (headers) => {
    const { page, call } = await newLink(site());
    for (const url of [page, call]) {
      for (const method of ["GET", "HEAD", "OPTIONS"] as const) {
        for (let times = 0; times < 17; times++) {
          const response = await site().app.inject({ method, url, headers });
          expect(response.cookies).toEqual([]);
          expect(response.statusCode).toBeLessThan(500);
        }
      }
    }
    expect(await site().db.select().from(accessLinks)).toMatchObject([{ usedAt: null, usedBy: null }]);
    expect((await claimLink(site(), call)).statusCode).toBe(200);
  });

  test("leaves its address in no cache, other site or search engine", async () => {
    const { page } = await newLink(site());
    for (const url of [page, "/temp-access/nothing-is-here-at-all", `${page}?utm=1`]) {
      const { headers } = await look(url);
      expect(headers).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
    }
    expect((await look(page)).headers["cache-control"]).toContain("no-store");
  });

  test.each(Object.entries(spent))("that was %s gets a 409 with the same sentence for all", async (_state, end) => {
    const { call, id } = await newLink(site());
    await site().db.update(accessLinks).set(end).where(eq(accessLinks.id, id));
    expect(errorOf(await look(call))).toEqual([409, accessLinkTexts.spent]);
  });

  test("that's unknown gets a 404", async () => {
    expect(errorOf(await look(`/api/temp-access/${newToken()}`))).toEqual([404, accessLinkTexts.unknown]);
  });
});

describe("opening a link", () => {
  test("signs the browser in with the link's role until the link ends", async () => {
    const { call, expiresAt, admin } = await newLink(site());
    const browser = openBrowser(site(), { address: "203.0.113.7", userAgent: `<b>${"x".repeat(400)}` });
    const response = await browser.call(accessLinksApi.claim, {
      params: { linkCode: call.split("/").at(-1) ?? "" },
      body: { name: " Gus Guest " },
    });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { role: "chief", description: "Cup weekend", expiresAt },
    ]);
    expect(response.cookies).toMatchObject([
      {
        name: site().app.cookieRules.staff,
        httpOnly: true,
        sameSite: "Lax",
        path: "/",
        value: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
    const check = await browser.call(staffApi.check);
    const guest = { username: "Gus Guest (temporary)", role: "chief", adminId: null };
    expect(check.json()).toEqual({ isAdmin: true, ...guest, expiresAt });
    expect(await admin.api(accessLinksApi.list)).toMatchObject([
      {
        state: "used",
        isUsed: true,
        isActive: false,
        usedBy: "Gus Guest (temporary)",
        usedAt: expect.any(String),
        linkCode: null,
      },
    ]);
    expect(await admin.api(accessLinksApi.sessions)).toMatchObject([
      {
        name: "Gus Guest (temporary)",
        role: "chief",
        ipAddress: "203.0.113.7",
        userAgent: `<b>${"x".repeat(253)}`,
        expiresAt,
      },
    ]);
  });

  test("replaces a planted cookie, and ends the session the browser had", async () => {
    const [planted, carried] = [
      `${site().app.cookieRules.staff}=${"A".repeat(43)}`,
      await signedInStaff(site(), "admin"),
    ];
    for (const cookie of [planted, carried.cookie]) {
      const { call } = await newLink(site());
      const response = await claimLink(site(), call, "Gus", { cookie });
      expect(response.cookies[0]?.value).not.toBe(cookie.split("=")[1]);
      const check = await site().app.inject({ url: staffApi.check.path, headers: { cookie } });
      expect(check.json()).toEqual({ isAdmin: false });
    }
  });

  test.each([
    {},
    { name: "" },
    { name: "  " },
    { name: "x".repeat(81) },
    { name: "a\u202eb" },
    { name: "Gus", role: "admin" },
  ])("as %j gets a 400, and the link stays", async (payload) => {
    const { call } = await newLink(site());
    expect((await site().app.inject({ method: "POST", url: call, payload })).statusCode).toBe(400);
    expect((await look(call)).statusCode).toBe(200);
  });

  test("from another site is refused, and the link stays", async () => {
    const { call } = await newLink(site());
    expect((await claimLink(site(), call, "Gus", { origin: "https://evil.test" })).statusCode).toBe(403);
    expect((await look(call)).statusCode).toBe(200);
  });

  test.each(Object.entries(spent))("that was %s gets a 409 with the same sentence", async (_state, end) => {
    const { call, id } = await newLink(site());
    await site().db.update(accessLinks).set(end).where(eq(accessLinks.id, id));
    const response = await claimLink(site(), call);
    expect([...errorOf(response), response.cookies]).toEqual([409, accessLinkTexts.spent, []]);
  });

  test("works with the page's form, which browsers without script post without an origin", async () => {
    const { page, call } = await newLink(site());
    const post = (headers: Record<string, string>) =>
      site().app.inject({
        method: "POST",
        url: page,
        headers: { origin: "null", "content-type": "application/x-www-form-urlencoded", ...headers },
        payload: "form=temp-access&name=Gus",
      });
    for (const from of ["cross-site", "same-site", "none"])
      expect((await post({ "sec-fetch-site": from })).statusCode).toBe(403);
    expect((await look(call)).statusCode).toBe(200);
    const response = await post({ "sec-fetch-site": "same-origin" });
    expect([response.statusCode, response.headers.location]).toEqual([303, "/admin"]);
    expect(response.cookies).toHaveLength(1);
  });

  test("that's unknown gets a 404", async () => {
    expect(errorOf(await claimLink(site(), `/api/temp-access/${newToken()}`))).toEqual([404, accessLinkTexts.unknown]);
  });

  test("fifty times at once works exactly once, every time", async () => {
    for (let round = 0; round < 10; round++) {
      const { call } = await newLink(site());
      const before = await sessionCount();
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, number) => claimLink(site(), call, `Guest ${number}`)),
      );
      expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const others = responses.filter(({ statusCode }) => statusCode !== 200);
      expect(new Set(others.map((response) => errorOf(response).join(" ")))).toEqual(
        new Set([`409 ${accessLinkTexts.spent}`]),
      );
      expect(await sessionCount()).toBe(before + 1);
    }
  });

  test("or turning it off wins when both happen at once, but never both", async () => {
    for (let round = 0; round < 20; round++) {
      const { call, id, admin } = await newLink(site());
      const before = await sessionCount();
      const switchedOff = admin.api(accessLinksApi.deactivate, { params: { id } }).then(
        () => true,
        () => false,
      );
      const [response, isOff] = await Promise.all([claimLink(site(), call), switchedOff]);
      expect(isOff).toBe(response.statusCode !== 200);
      expect(await sessionCount()).toBe(before + (isOff ? 0 : 1));
    }
  });

  test("is recorded with the given name and the link", async () => {
    const { call, id } = await newLink(site());
    await claimLink(site(), call, "Gus Guest");
    const rows = await site().db.select().from(auditLog).where(eq(auditLog.action, "access-links.claim"));
    expect(rows).toMatchObject([
      { actor: "Gus Guest (temporary link: Cup weekend)", actorType: "temporary", actorId: id, targetId: id },
    ]);
  });
});
