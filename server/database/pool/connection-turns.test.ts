import { randomUUIDv7 } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#server/database/database.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { castPassword, signedInMember } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";

let kept: KeptDatabase;
let site: TestSite;
/** The number of requests that have come in. */
let arrived = 0;

beforeAll(async () => {
  kept = await keepDatabase();
  const database = await kept.open({ pool: { max: 1, connectionTimeoutMillis: 60_000 } });
  site = await createTestSite({ RATE_LIMITS: "2" }, { database });
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  site.app.server.on("request", () => arrived++);
});
afterAll(async () => {
  await site.close();
  await kept.remove();
});
beforeEach(async () => {
  await site.db.delete(rateLimits);
});

type Call = { path: string; method?: string; body?: unknown; cookie?: string };

/** Asks over a new connection from one of this machine's addresses. Sends the body only once the request has come in. */
function ask(localAddress: string, { path, method = "GET", body, cookie }: Call) {
  const { port } = site.app.server.address() as AddressInfo; // it listens on a port
  const payload = body === undefined ? "" : JSON.stringify(body);
  const ofBody = { "content-type": "application/json", "content-length": payload.length };
  const headers = { ...(cookie && { cookie }), ...(payload && ofBody) };
  const asked = request({ port, host: "127.0.0.1", localAddress, path, method, headers, agent: false });
  asked.flushHeaders();
  const answered = once(asked, "response").then(async ([answer]) => {
    await text(answer);
    return Number(answer.statusCode);
  });
  return { answered, sendBody: () => asked.end(payload) };
}

type Asked = { who: string; from: string; call: (at: number) => Call; times?: number };

/** Sends all requests, in this order, while the only connection is in use. Returns who was answered, in order. */
async function orderOf(all: Asked[]) {
  const answered: { who: string; status: number }[] = [];
  const { promise: release, resolve: end } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const holding = inTransaction(site.db, () => {
    hold();
    return release;
  });
  await held;
  const underWay: Promise<unknown>[] = [];
  for (const { who, from, call, times = 1 } of all) {
    const before = arrived;
    const asked = Array.from({ length: times }, (_, at) => ask(from, call(at)));
    await expect.poll(() => arrived - before, { timeout: 30_000, interval: 1 }).toBe(times);
    for (const { sendBody } of asked) sendBody();
    underWay.push(...asked.map((one) => one.answered.then((status) => void answered.push({ who, status }))));
  }
  end();
  await Promise.all([holding, ...underWay]);
  return answered;
}

const lastOf = (who: string, answered: { who: string }[]) => answered.findLastIndex((one) => one.who === who);

const someSession = (at: number): Call => ({
  path: "/api/auth/me",
  cookie: `${site.app.cookieRules.member}=${String(at).padStart(43, "s")}`,
});
const someLink = (at: number): Call => ({
  path: "/api/auth/reset-password",
  method: "POST",
  body: { token: String(at).padStart(43, "t"), newPassword: castPassword },
});
const someArticle = (): Call => ({ path: `/api/news/${randomUUIDv7()}` });
const someMessage = (): Call => ({
  path: "/api/contact",
  method: "POST",
  body: { name: "Ida", email: "ida@demo.example", subject: "other", message: "Hello." },
});
const list = (): Call => ({ path: "/api/players" });

const [flooder, other] = ["127.0.0.2", "127.0.0.3"];

// Only Linux lets programs use all of 127.0.0.0/8 without configuration.
describe.runIf(process.platform === "linux")("while the database's only connection is in use", () => {
  test.each([
    ["calls with a body", someLink],
    ["requests for unknown articles", someArticle],
  ])("200 %s from one address and then five from another are answered in turns", async (_what, call) => {
    const answered = await orderOf([
      { who: "flooder", from: flooder, call, times: 200 },
      { who: "other", from: other, call, times: 5 },
    ]);
    expect(answered).toHaveLength(205);
    expect(lastOf("other", answered)).toBeLessThan(20);
  });

  test("a signed-in visitor doesn't wait for 200 invented sessions from another address", async () => {
    const { cookie } = await signedInMember(site);
    const answered = await orderOf([
      { who: "flooder", from: flooder, call: someArticle, times: 100 },
      { who: "flooder", from: flooder, call: someSession, times: 200 },
      { who: "other", from: other, call: () => ({ path: "/api/auth/me", cookie }), times: 5 },
    ]);
    expect(answered.filter(({ who, status }) => who === "other" && status === 200)).toHaveLength(5);
    expect(lastOf("other", answered)).toBeLessThan(220); // they are looked up together
  });

  test("a shared answer doesn't wait behind the other calls of the address that asked first", async () => {
    const answered = await orderOf([
      { who: "flooder", from: flooder, call: someArticle, times: 200 },
      { who: "flooder", from: flooder, call: list },
      { who: "other", from: other, call: list },
    ]);
    expect(lastOf("other", answered)).toBeLessThan(150); // compression takes time too
  });

  test("a browser that has signed in before goes ahead of strangers at its own address", async () => {
    const { member } = await signedInMember(site);
    const browser = openBrowser(site, { address: flooder });
    const payload = JSON.stringify({ email: member.email, password: castPassword });
    await browser.send("POST", "/api/auth/login", { payload, headers: { "content-type": "application/json" } });
    const cookie = [...browser.jar].map((pair) => pair.join("=")).join("; ");
    const answered = await orderOf([
      { who: "flooder", from: flooder, call: someArticle, times: 200 },
      { who: "known", from: flooder, call: () => ({ path: "/api/auth/me", cookie }), times: 5 },
    ]);
    expect(answered.filter(({ who, status }) => who === "known" && status === 200)).toHaveLength(5);
    expect(lastOf("known", answered)).toBeLessThan(20);
  });

  test("an address may send 40 of 200 messages, and its other calls don't wait for the rest", async () => {
    const answered = await orderOf([
      { who: "messages", from: flooder, call: someMessage, times: 200 },
      { who: "reads", from: flooder, call: someArticle, times: 5 },
    ]);
    const statuses = Map.groupBy(answered, ({ status }) => status);
    expect([statuses.get(201)?.length, statuses.get(429)?.length]).toEqual([40, 160]);
    expect(answered.findIndex(({ who }) => who === "reads")).toBeLessThan(10);
  });
});
