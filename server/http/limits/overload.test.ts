import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite({ METRICS_TOKEN: "a token for tests only" });

const statusOf = async (url: string, headers = {}, { app } = site()) => (await app.inject({ url, headers })).statusCode;
/** A list that nobody has asked for yet. */
let size = 0;
const newList = () => `/api/news?limit=${1 + (size++ % 90)}`;

/** Makes the event loop late by this much, turn after turn. */
async function delayLoop(turns: number, ms = 300) {
  for (let turn = 0; turn < turns; turn++) {
    for (const until = performance.now() + ms; performance.now() < until; );
    await nextTurn();
  }
}

/** Keeps this many requests in progress until it's released: they wait for one that is being made. */
async function keepWaiting(count: number, { app } = site()) {
  const making = Promise.withResolvers<void>();
  // the parts of a request that turns look at
  const first = { ip: "203.0.113.1", query: { cursor: "any" } } as FastifyRequest;
  const held = app.answerTurns(first)(() => making.promise);
  const cursor = Buffer.from(JSON.stringify([new Date(), crypto.randomUUID()])).toString("base64url");
  const waiting = Array.from(
    { length: count },
    (_, at) => app.inject({ url: `/api/news?cursor=${cursor}`, remoteAddress: `198.51.100.${at}` }).then(() => {}), // then sends it
  );
  await nextTurn();
  return async () => {
    making.resolve();
    await held;
    await Promise.all(waiting);
  };
}

/** Runs the work while the site is overloaded. */
async function underOverload(work: () => Promise<void>) {
  const release = await keepWaiting(30);
  try {
    await expect.poll(() => delayLoop(6).then(() => statusOf(newList())), { timeout: 15_000, interval: 1 }).toBe(503);
    await work();
  } finally {
    await release();
  }
}

describe("a lone visitor is answered however late the event loop is", () => {
  test("and so are many after one long pause", async () => {
    const release = await keepWaiting(30);
    try {
      await delayLoop(1, 1_000);
      expect(await statusOf(newList())).toBe(200);
    } finally {
      await release();
    }
  }, 30_000);

  test("after one long pause, and again and again", async () => {
    for (let times = 0; times < 3; times++) {
      await delayLoop(1, 1_000);
      expect(await statusOf(newList())).toBe(200);
    }
    for (let times = 0; times < 3; times++) {
      await delayLoop(6);
      expect(await statusOf(newList())).toBe(200);
      expect(await statusOf("/login?returnUrl=/calendar")).toBe(200);
    }
  }, 30_000);
});

describe("while many requests are in progress and the event loop stays late", () => {
  test("calls are told to come back in a second, by a code of their own, and are served again afterwards", async () => {
    await underOverload(async () => {
      const refused = await site().app.inject({ url: newList() });
      expect(refused.json()).toEqual({
        error: "The site is busy. Please try again in a moment.",
        code: "overloaded",
      });
      expect(refused.headers["retry-after"]).toBe("1");
      expect(await statusOf("/%61pi/news?limit=91")).toBe(503);
      const metrics = await site().app.inject({
        url: "/metrics",
        headers: { authorization: "Bearer a token for tests only" },
      });
      expect(metrics.body).toMatch(/^site_overload_refusals_total [1-9]/m);
    });
    await expect.poll(() => statusOf(newList()), { timeout: 10_000 }).toBe(200);
  }, 30_000);

  test("health checks, finished answers and pages are served, whatever headers they are asked with", async () => {
    for (const url of ["/", "/api/players"]) await expect.poll(() => statusOf(url), { timeout: 10_000 }).toBe(200);
    await underOverload(async () => {
      expect(await statusOf("/healthz")).toBe(200);
      expect(await statusOf("/")).toBe(200);
      expect(await statusOf("/api/players", { cookie: "anything=1" })).toBe(200);
      expect((await site().app.inject({ method: "POST", url: "/api/analytics/beacon" })).statusCode).toBe(204);
    });
  }, 30_000);

  test("signed-in staff are served everywhere, and nobody who only has a cookie of that name", async () => {
    const admin = await signedInStaff(site(), "admin");
    expect(await statusOf("/api/admin/badges", { cookie: admin.cookie })).toBe(200);
    const madeUp = admin.cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    await underOverload(async () => {
      expect(await statusOf(newList(), { cookie: admin.cookie })).toBe(200);
      expect(await statusOf(newList(), { cookie: madeUp })).toBe(503);
    });
  }, 30_000);

  test("a page that isn’t finished is refused with a page", async () => {
    await underOverload(async () => {
      const { statusCode, headers, body } = await site().app.inject({
        url: "/login?returnUrl=/points",
        headers: { accept: "text/html" },
      });
      expect([statusCode, headers["retry-after"], headers["content-type"]]).toEqual([
        503,
        "1",
        "text/html; charset=utf-8",
      ]);
      expect(body).toContain("Try again");
    });
  }, 30_000);

  test("a form posted without script gets its page back with what was typed", async () => {
    await underOverload(async () => {
      const { statusCode, headers, body } = await site().app.inject({
        method: "POST",
        url: "/",
        headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
        payload: new URLSearchParams({
          form: "contact",
          name: "Sam",
          email: "sam@demo.example",
          subject: "other",
          message: "Typed with care",
        }).toString(),
      });
      expect([statusCode, headers["retry-after"]]).toEqual([503, "1"]);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      for (const text of ["Typed with care", "sam@demo.example", "The site is busy. Please try again in a moment."])
        expect(body).toContain(text);
    });
  }, 30_000);

  test("members can sign in with browsers they used before, and strangers are told to come back", async () => {
    const members = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const { member } = await signedInMember(site());
        return { email: member.email, browser: openBrowser(site(), { address: `192.0.2.${at + 1}` }) };
      }),
    );
    const signIn = ({ email, browser }: (typeof members)[number]) =>
      browser.call(accountsApi.login, { body: { email, password: castPassword } });
    for (const member of members) expect((await signIn(member)).statusCode).toBe(200);
    await underOverload(async () => {
      const stranger = signIn({ email: members[0]?.email ?? "", browser: openBrowser(site()) });
      const answers = await Promise.all(members.map(signIn));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
      expect((await stranger).statusCode).toBe(503);
    });
  }, 30_000);
});

describe("with OVERLOAD_MS=0", () => {
  let patient: TestSite;
  beforeAll(async () => {
    patient = await createTestSite({ OVERLOAD_MS: "0" });
  });
  afterAll(() => patient.close());

  test("nothing is refused", async () => {
    const release = await keepWaiting(30, patient);
    await delayLoop(12);
    expect(await statusOf(newList(), {}, patient)).toBe(200);
    await release();
  }, 30_000);
});
