import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { outageSentence } from "#contract/client.ts";
import { unavailablePath } from "#contract/rendered-page.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const get = (url: string, headers: Record<string, string>) => site().app.inject({ url, headers });
let cookie: string;

beforeEach(async () => {
  ({ cookie } = await signedInMember(site()));
  await site().db.execute(sql`alter table member_sessions rename to lost_sessions`);
});
afterEach(() => site().db.execute(sql`alter table lost_sessions rename to member_sessions`));

test("a broken page says so and offers to try the same address again", async () => {
  const { statusCode, headers, body } = await get("/dashboard", { ...browser, cookie });
  expect(statusCode).toBe(500);
  expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  expect(headers["retry-after"]).toBeUndefined();
  expect(body).toMatch(/<a [^>]*href=""[^>]*>Try again<\/a>/);
  expect(body).toContain('content="noindex"');
});

test("a program gets an error in the API’s format", async () => {
  for (const [url, headers] of [
    ["/api/auth/me", browser],
    ["/dashboard", { accept: "*/*" }],
  ] as const) {
    const response = await get(url, { ...headers, cookie });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: "internal", error: outageSentence });
  }
});

test("the error page itself has no address", async () => {
  expect((await get(unavailablePath, browser)).statusCode).toBe(404);
});
