import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { browserErrorsApi } from "#contract/browser-errors/endpoints.ts";
import { limits } from "#server/features/rate-limits/rate-limits.service.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const said = {
  message: "Cannot read properties of undefined (reading 'map')",
  stack: "TypeError: Cannot read\n    at Roster (https://site.example/assets/roster-Dq.js?ida@demo.example:1:22)",
  page: "/news/:id/:slug",
};
const { log, saying } = recordLog();
let site: TestSite;
beforeEach(async () => {
  site = await createTestSite({}, { log });
});
afterEach(() => site.close());

const report = (payload: unknown, headers: object = {}) =>
  site.app.inject({
    method: "POST",
    url: browserErrorsApi.report.path,
    headers: { "content-type": "application/json", "user-agent": chrome, ...headers },
    payload: JSON.stringify(payload),
  });

describe("an error that a browser reports", () => {
  test("is one line in the log, with the page and the browser but nothing about the person", async () => {
    expect((await report(said)).statusCode).toBe(204);
    expect(saying("error in a browser").at(-1)).toMatchObject({
      page: "/news/:id/:slug",
      browser: "Chrome 142",
      error: { message: said.message, stack: expect.stringContaining("roster-Dq.js:1:22") },
    });
    expect(JSON.stringify(saying("error in a browser"))).not.toMatch(/demo\.example|127\.0\.0\.1|Mozilla/);
  });

  test("that keeps coming is counted, not repeated", async () => {
    const before = saying("error in a browser").length;
    for (let times = 0; times < 5; times += 1) await report(said);
    expect(saying("error in a browser")).toHaveLength(before + 1);
    await site.app.close();
    expect(saying("the same error again").at(-1)).toMatchObject({
      level: 40,
      where: "browser /news/:id/:slug",
      times: 4,
    });
  });

  test("can't forge a line of the log", async () => {
    await report({ ...said, message: 'x"}\n{"level":60,"msg":"forged"}', stack: "" });
    expect(saying("forged")).toEqual([]);
  });

  test.each([
    [{}],
    [{ ...said, page: "/reset-password#token" }],
    [{ ...said, message: "x".repeat(501) }],
    [{ ...said, stack: "x".repeat(4001) }],
    [{ ...said, email: "ida@demo.example" }],
  ])("as %j is refused", async (body) => {
    expect((await report(body)).statusCode).toBe(400);
  });

  test("is refused when it's too large, from another site, or one of too many", async () => {
    expect((await report({ ...said, stack: "x".repeat(9000) })).statusCode).toBe(413);
    expect((await report(said, { origin: "https://elsewhere.example" })).statusCode).toBe(403);
    for (let times = 0; times < limits.browserErrors.max; times += 1) await report(said);
    expect((await report(said)).statusCode).toBe(429);
  });
});
