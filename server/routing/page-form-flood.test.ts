import { setImmediate as nextRound } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";

const type = { "content-type": "application/x-www-form-urlencoded" };
const flooder = "203.0.113.7";

/** Posts an incomplete form, as one client does. */
const refusedForm = ({ app }: TestSite, url: string, remoteAddress = flooder) =>
  app.inject({ method: "POST", url, remoteAddress, headers: type, payload: "name=&email=nobody" });

const countsOf = (responses: { statusCode: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(responses, ({ statusCode }) => statusCode)).map(([status, of]) => [
      status,
      of?.length,
    ]),
  );

describe("while one client posts more refused forms than can be rendered", () => {
  const site = useSite(withoutLimits);

  test("some wait, and the others are refused with a time to wait", async () => {
    const responses = await Promise.all(Array.from({ length: 150 }, () => refusedForm(site(), "/")));
    const refused = responses.filter(({ statusCode }) => statusCode === 503);
    expect(Object.keys(countsOf(responses))).toEqual(["400", "503"]);
    expect(new Set(refused.map(({ headers }) => headers["retry-after"]))).toEqual(new Set(["1"]));
  });

  test("pages of people who are signed in are served meanwhile", async () => {
    const [member, staff] = await Promise.all([signedInMember(site()), signedInStaff(site(), "admin")]);
    const flood = Array.from({ length: 150 }, () => refusedForm(site(), "/"));
    const others = await Promise.all([
      site().app.inject({ url: "/dashboard", headers: member.headers }),
      site().app.inject({ url: "/about", headers: staff.headers }),
    ]);
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await Promise.all(flood);
  });
});

test("fifty pages of one member at once are all served", async () => {
  const site = await createTestSite();
  const { headers } = await signedInMember(site);
  const responses = await Promise.all(Array.from({ length: 50 }, () => site.app.inject({ url: "/settings", headers })));
  expect(countsOf(responses)).toEqual({ 200: 50 });
  await site.close();
});

test("while one client keeps posting refused forms, everybody else waits for only a few of them", async () => {
  const site = await createTestSite(withoutLimits);
  try {
    let isOver = false;
    let rendered = 0;
    const postOn = async () => {
      for (; !isOver; await nextRound()) rendered += (await refusedForm(site, "/")).statusCode === 400 ? 1 : 0;
    };
    const flood = Array.from({ length: 200 }, postOn);
    const responses: { statusCode: number }[] = [];
    for (let round = 0; round < 30; round++) {
      for (const url of ["/api/players", "/", "/api/news", "/healthz"]) responses.push(await site.app.inject({ url }));
    }
    isOver = true;
    expect(rendered).toBeLessThan(3 * responses.length); // they are rendered one a round
    await Promise.all(flood);
    expect(countsOf(responses)).toEqual({ 200: 120 });
  } finally {
    await site.close();
  }
});

describe("refused forms count against the form's limit", () => {
  const site = useSite();
  test.each([
    ["/", 20],
    ["/register", 60],
    ["/login", 20],
    ["/admin-login", 20],
    ["/temp-access/none", 20],
  ])("posted to %s", async (url, most) => {
    const address = `192.0.2.${url.length}`;
    const statuses: number[] = [];
    for (let count = 0; count < most + 3; count++) statuses.push((await refusedForm(site(), url, address)).statusCode);
    expect(statuses.slice(0, most)).toEqual(Array.from({ length: most }, () => 400));
    const last = await refusedForm(site(), url, address);
    expect([...statuses.slice(most), last.statusCode]).toEqual([429, 429, 429, 429]);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
    expect((await refusedForm(site(), url, "192.0.2.200")).statusCode).toBe(400);
  });
});
