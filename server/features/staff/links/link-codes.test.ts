import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { accessLinks } from "#server/features/staff/staff.table.ts";
import { newToken } from "#server/platform/secrets/token.ts";
import { claimLink, newLink } from "#server/testing/cast/links-cast.ts";
import { aLoggedPath, itsLine, loggingAll } from "#server/testing/records/logged-call.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { startSiteProcess } from "#server/testing/site/site-process.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

beforeEach(async () => {
  for (const table of [accessLinks, rateLimits, auditLog]) await site().db.delete(table);
});

describe("wrong link codes", () => {
  const from = (remoteAddress: string, url: string) => site().app.inject({ url, remoteAddress });

  test("are limited to twenty in ten minutes from one address, which then gets no answer for any code", async () => {
    const { call } = await newLink(site());
    for (let tries = 0; tries < 20; tries++) {
      expect((await from("203.0.113.1", `/api/temp-access/${newToken()}`)).statusCode).toBe(404);
    }
    const refused = await from("203.0.113.1", `/api/temp-access/${newToken()}`);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
    expect((await from("203.0.113.1", call)).statusCode).toBe(429);
    expect((await from("203.0.113.2", call)).statusCode).toBe(200);
  });

  test("don't include right, spent or malformed ones", async () => {
    const { call } = await newLink(site());
    for (let tries = 0; tries < 25; tries++) await from("203.0.113.3", call);
    await claimLink(site(), call);
    for (let tries = 0; tries < 25; tries++) expect((await from("203.0.113.3", call)).statusCode).toBe(409);
    for (let tries = 0; tries < 25; tries++)
      expect((await from("203.0.113.3", "/api/temp-access/x")).statusCode).toBe(404);
  });
});

describe("without script", () => {
  test("the button on the page signs in and goes to the admin area", async () => {
    const { page } = await newLink(site());
    const browser = openBrowser(site());
    const response = await browser.post(page, { form: "temp-access", name: "Gus Guest" });
    expect([response.statusCode, response.headers.location]).toEqual([303, "/admin"]);
    expect((await browser.call(staffApi.check)).json()).toMatchObject({
      isAdmin: true,
      username: "Gus Guest (temporary)",
    });
  });

  test("a refusal comes back as a page that doesn't leak its address", async () => {
    const { page, id } = await newLink(site());
    const submit = (values: Record<string, string>, headers = {}) =>
      openBrowser(site()).post(page, { form: "temp-access", ...values }, headers);
    const nameless = await submit({ name: " " });
    await site()
      .db.update(accessLinks)
      .set({ expiresAt: new Date("2026-01-01T00:00:00Z") })
      .where(eq(accessLinks.id, id));
    const late = await submit({ name: "Gus" });
    expect([nameless.statusCode, late.statusCode]).toEqual([400, 409]);
    for (const { headers, cookies } of [nameless, late]) {
      expect(headers).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
      expect(cookies).toEqual([]);
    }
    expect((await submit({ name: "Gus" }, { origin: "https://evil.test" })).statusCode).toBe(403);
  });
});

test("a link's code is never logged, even when everything is", async () => {
  const password = "correct horse battery";
  const started = await startSiteProcess({ ...loggingAll, DEMO_CONTENT: "off", ADMIN_PASSWORD: password });
  try {
    const send = (method: string, path: string, body?: object, cookie = "") =>
      fetch(started.origin + path, {
        method,
        redirect: "manual",
        headers: { cookie, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const signedIn = await send("POST", staffApi.login.path, { username: "admin", password });
    const cookie = String(signedIn.headers.get("set-cookie")).split(";")[0];
    const made = await send("POST", accessLinksApi.create.path, {}, cookie);
    const { linkCode } = (await made.json()) as { linkCode: string }; // as the contract defines it
    const codes = [linkCode, newToken()];
    for (const code of codes) {
      for (const path of [`/temp-access/${code}`, `/api/temp-access/${code}`]) {
        await send("GET", path);
        await send("POST", path, { name: "" });
        await send("POST", path, { name: "Gus" });
        await send("PUT", path);
      }
    }
    await send("GET", aLoggedPath);
    await vi.waitFor(() => expect(started.printed()).toContain(itsLine), 30_000);
    for (const code of codes) expect(started.printed()).not.toContain(code);
  } finally {
    await started.close();
  }
});
