import { beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { castPassword, signedInMember } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { siteUrl } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

beforeEach(async () => {
  await site().db.delete(members);
  await site().db.delete(rateLimits);
});

const filled = {
  form: "registration",
  name: "Ida Example",
  email: "ida@demo.example",
  discord: "ida_example",
  password: "tall grass 7",
  confirmPassword: "tall grass 7",
};

describe("the sign-in form without script", () => {
  async function credentials() {
    const { member } = await signedInMember(site());
    return { form: "sign-in", email: member.email, password: castPassword };
  }

  test("signs in and goes to the home page", async () => {
    const browser = openBrowser(site());
    const response = await browser.post("/login", await credentials());
    expect([response.statusCode, response.headers.location]).toEqual([303, "/"]);
    expect((await browser.call(accountsApi.me)).statusCode).toBe(200);
  });

  test("goes to the page named in its hidden field, or else in its address", async () => {
    const known = await credentials();
    const leads = async (url: string, returnUrl?: string) =>
      (await openBrowser(site()).post(url, { ...known, ...(returnUrl && { returnUrl }) })).headers.location;
    expect(await leads("/login", "/points")).toBe("/points");
    expect(await leads("/login?returnUrl=%2Fcalendar%3Faction%3Dcreate")).toBe("/calendar?action=create");
    expect(await leads("/login?returnUrl=%2Fcalendar", "/points")).toBe("/points");
    expect(await leads("/login?returnUrl=%2Fa&returnUrl=%2Fb")).toBe("/");
  });

  test.each([
    "//e",
    "/\\e",
    "/\te",
    "https://e",
    "https:e",
    "javascript:alert(1)",
    "/.//e",
    "/api/auth/logout",
    "/nothing-here",
    "/points/more",
    "/login",
  ])("stays on the site when asked to go to %j", async (returnUrl) => {
    const { headers } = await openBrowser(site()).post("/login", { ...(await credentials()), returnUrl });
    const target = new URL(String(headers.location), `${siteUrl}/login`);
    expect(target.origin).toBe(siteUrl);
    expect(target.pathname).not.toMatch(/^\/(api|login)/);
  });

  test.each([
    [{ email: "nobody" }, 400, "Please enter a valid email address"],
    [{ password: "" }, 400, "Password is required"],
    [{ password: "a wrong guess" }, 401, "Invalid email or password"],
  ])("with %j comes back with a message, and never with the password", async (change, status, message) => {
    const browser = openBrowser(site());
    const response = await browser.post("/login?returnUrl=%2Fpoints", { ...(await credentials()), ...change });
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toContain("text/html");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.body).toContain(message);
    expect(response.body).not.toContain("a wrong guess");
    expect(response.body).not.toContain(castPassword);
    expect(browser.jar.size).toBe(0);
  });

  test("has the same limits as the API call", async () => {
    const known = await credentials();
    const guess = () => openBrowser(site()).post("/login", { ...known, password: "a wrong guess" });
    for (let tries = 0; tries < 10; tries++) {
      const { statusCode, headers } = await guess();
      expect([statusCode, headers["retry-after"]]).toEqual([401, undefined]);
    }
    const refused = await guess();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
    expect(refused.body).toContain("Too many requests. Please try again later.");
  });

  test("posted from another site signs nobody in", async () => {
    const browser = openBrowser(site());
    const response = await browser.post("/login", await credentials(), { origin: "https://evil.test" });
    expect([response.statusCode, browser.jar.size]).toEqual([403, 0]);
  });
});

describe("the registration form without script", () => {
  test("creates an account, signs in and goes to the requested page", async () => {
    const browser = openBrowser(site());
    const response = await browser.post("/register?returnUrl=%2Fstaff-application", filled);
    expect([response.statusCode, response.headers.location]).toEqual([303, "/staff-application"]);
    const { name, email, discord } = filled;
    expect((await browser.call(accountsApi.me)).json()).toMatchObject({ name, email, discord, isVerified: false });
  });

  test.each([
    ["name", { name: "I" }, "Name must be at least 2 characters long"],
    ["email", { email: "ida@" }, "Please enter a valid email address"],
    ["discord", { discord: "@id" }, "Discord username is required (e.g., username#1234 or @username)"],
    ["password", { password: "1234567", confirmPassword: "1234567" }, "Password must be at least 8 characters long"],
    ["confirmPassword", { confirmPassword: "" }, "Please confirm your password"],
    ["confirmPassword", { confirmPassword: "tall grass 8" }, "Passwords don&#x27;t match"],
    ["everything", { name: "", confirmPassword: "tall grass 8" }, "Passwords don&#x27;t match"],
  ])("with a wrong %s comes back and says so", async (_field, change, message) => {
    const browser = openBrowser(site());
    const response = await browser.post("/register", { ...filled, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(message);
    expect(response.body).not.toContain("tall grass");
    expect(browser.jar.size).toBe(0);
    expect(await site().db.select().from(members)).toEqual([]);
  });

  test("comes back if the address already has an account", async () => {
    await openBrowser(site()).post("/register", filled);
    const browser = openBrowser(site());
    const response = await browser.post("/register", { ...filled, email: "IDA@demo.example" });
    expect(response.statusCode).toBe(409);
    expect(response.body).toContain("There’s already an account with this email address. Please sign in instead.");
    expect(response.body).toContain('value="Ida Example"');
    expect(browser.jar.size).toBe(0);
  });

  test("refuses unknown fields", async () => {
    expect((await openBrowser(site()).post("/register", { ...filled, isVerified: "true" })).statusCode).toBe(400);
  });

  test("posted from another site creates no account", async () => {
    const response = await openBrowser(site()).post("/register", filled, { origin: "https://evil.test" });
    expect(response.statusCode).toBe(403);
    expect(await site().db.select().from(members)).toEqual([]);
  });
});
