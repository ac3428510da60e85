import type { AddressInfo } from "node:net";
import { setImmediate as nextRound } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";
import { beginRequest } from "#server/testing/site/unfinished-request.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite({ METRICS_TOKEN: "a token for tests only" });
beforeAll(async () => {
  await site().app.listen({ port: 0, host: "127.0.0.1" });
});

/** Asks over a connection: what has none is a page's own call for its data, which is never refused. */
const ask = (path: string, init: RequestInit = {}, { app } = site()) => {
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  return fetch(`http://127.0.0.1:${port}${path}`, init);
};
const read = async (path: string, init: RequestInit, from = site()) => {
  const response = await ask(path, init, from);
  return { status: response.status, headers: response.headers, body: await response.text() };
};
const statusOf = async (path: string, headers: Record<string, string> = {}, from = site()) => {
  const { status } = await read(path, { headers }, from);
  return status;
};
/** A list that nobody has asked for yet. */
let size = 0;
const newList = () => `/api/news?limit=${1 + (size++ % 90)}`;

/** Makes the event loop late by this much, round after round. */
async function delayLoop(rounds: number, ms = 150) {
  for (let round = 0; round < rounds; round++) {
    for (const until = performance.now() + ms; performance.now() < until; );
    await nextRound();
  }
}

/** Keeps this many requests in progress until they are released: their bodies haven't come yet. */
async function keepWaiting(count: number, { app } = site()) {
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const unfinished = await Promise.all(
    Array.from({ length: count }, () =>
      beginRequest(`http://127.0.0.1:${port}/api/contact`, {
        headers: { "content-type": "application/json" },
        body: "{}",
      }),
    ),
  );
  return () => Promise.all(unfinished.map(({ finish }) => finish()));
}

/** Runs the work while the site is overloaded. */
async function underOverload(work: () => Promise<void>) {
  const release = await keepWaiting(30);
  let isOver = false;
  const delaying = (async () => {
    while (!isOver) await delayLoop(1);
  })();
  try {
    await delayLoop(12); // or the first samples would include rounds from before
    await expect.poll(() => statusOf(newList()), { interval: 1 }).toBe(503);
    await work();
  } finally {
    isOver = true;
    await delaying;
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
  });

  test.runIf(isLong)("after one long pause, and again and again", async () => {
    for (let times = 0; times < 3; times++) {
      await delayLoop(1, 1_000);
      expect(await statusOf(newList())).toBe(200);
    }
    for (let times = 0; times < 3; times++) {
      await delayLoop(6);
      expect(await statusOf(newList())).toBe(200);
      expect(await statusOf("/login?returnUrl=/calendar")).toBe(200);
    }
  });
});

describe("while many requests are in progress and the event loop stays late", () => {
  test("calls are told to come back in a second, by a code of their own, and are served again afterwards", async () => {
    await underOverload(async () => {
      const refused = await ask(newList());
      expect(await refused.json()).toEqual({
        error: "The site is busy. Please try again in a moment.",
        code: "overloaded",
      });
      expect(refused.headers.get("retry-after")).toBe("1");
      expect(await statusOf("/%61pi/news?limit=91")).toBe(503);
      const metrics = await ask("/metrics", { headers: { authorization: "Bearer a token for tests only" } });
      expect(await metrics.text()).toMatch(/^site_overload_refusals_total [1-9]/m);
    });
    await expect.poll(() => statusOf(newList())).toBe(200);
  });

  test("health checks, cached responses and pages are served, whatever headers they are asked with", async () => {
    for (const url of ["/", "/api/players"]) await expect.poll(() => statusOf(url)).toBe(200);
    await underOverload(async () => {
      expect(await statusOf("/healthz")).toBe(200);
      expect(await statusOf("/")).toBe(200);
      expect(await statusOf("/api/players", { cookie: "anything=1" })).toBe(200);
      expect((await ask("/api/analytics/beacon", { method: "POST" })).status).toBe(204);
    });
  });

  test("signed-in staff are served everywhere, and nobody who only has a cookie of that name", async () => {
    const admin = await signedInStaff(site(), "admin");
    expect(await statusOf("/api/admin/badges", { cookie: admin.cookie })).toBe(200);
    const madeUp = admin.cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    await underOverload(async () => {
      expect(await statusOf(newList(), { cookie: admin.cookie })).toBe(200);
      expect(await statusOf(newList(), { cookie: madeUp })).toBe(503);
    });
  });

  test.runIf(isLong)("a page that isn’t finished is refused with a page", async () => {
    await underOverload(async () => {
      const { status, headers, body } = await read("/login?returnUrl=/points", { headers: { accept: "text/html" } });
      expect([status, headers.get("retry-after"), headers.get("content-type")]).toEqual([
        503,
        "1",
        "text/html; charset=utf-8",
      ]);
      expect(body).toContain("Try again");
    });
  });

  test.runIf(isLong)("a form posted without script gets its page back with what was typed", async () => {
    await underOverload(async () => {
      const { status, headers, body } = await read("/", {
        method: "POST",
        headers: { accept: "text/html" },
        body: new URLSearchParams({
          form: "contact",
          name: "Sam",
          email: "sam@demo.example",
          subject: "other",
          message: "Typed with care",
        }),
      });
      expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
      for (const text of ["Typed with care", "sam@demo.example", "The site is busy. Please try again in a moment."])
        expect(body).toContain(text);
    });
  });

  test("members can sign in with browsers they used before, and strangers are told to come back", async () => {
    const members = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const { member } = await signedInMember(site());
        return { email: member.email, browser: openBrowser(site(), { address: `192.0.2.${at + 1}` }) };
      }),
    );
    for (const { email, browser } of members) {
      const body = { email, password: castPassword };
      expect((await browser.call(accountsApi.login, { body })).statusCode).toBe(200);
    }
    const signIn = async (email: string, jar: Map<string, string>) => {
      const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
      const headers = { "content-type": "application/json", cookie };
      const body = JSON.stringify({ email, password: castPassword });
      return (await read(accountsApi.login.path, { method: "POST", headers, body })).status;
    };
    await underOverload(async () => {
      const stranger = signIn(members[0]?.email ?? "", new Map());
      const responses = await Promise.all(members.map(({ email, browser }) => signIn(email, browser.jar)));
      expect(responses).toEqual(Array(10).fill(200));
      expect(await stranger).toBe(503);
    });
  });
});

describe("with OVERLOAD_MS=0", () => {
  let patient: TestSite;
  beforeAll(async () => {
    patient = await createTestSite({ OVERLOAD_MS: "0" });
    await patient.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => patient.close());

  test("nothing is refused", async () => {
    const release = await keepWaiting(30, patient);
    await delayLoop(12);
    expect(await statusOf(newList(), {}, patient)).toBe(200);
    await release();
  });
});
