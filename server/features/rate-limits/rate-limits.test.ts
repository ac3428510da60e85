import { beforeEach, describe, expect, test } from "vitest";
import { addressKey } from "#server/platform/network/address-key.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { countTry, forgetTries, forgiveTry, limits, purgeRateLimits, waitFor } from "./rate-limits.service.ts";
import { rateLimits } from "./rate-limits.table.ts";

const site = useSite();
const begun = new Date("2026-03-01T12:00:00Z");
const later = (seconds: number) => new Date(begun.getTime() + seconds * 1_000);
/** Allows two messages an hour. */
const factor = 0.1;
const subject = "203.0.113.7";
const window = limits.contact.windowSeconds;

const attempt = (now = begun, name: keyof typeof limits = "contact") =>
  countTry(site().db, { name, subject, factor }, now);
const wait = (now = begun, given = factor) => waitFor(site().db, { name: "contact", subject, factor: given }, now);
const attempts = async (count: number, now = begun) => {
  const waits: number[] = [];
  for (let at = 0; at < count; at++) waits.push(await attempt(now));
  return waits;
};

beforeEach(async () => {
  await site().db.delete(rateLimits);
});

describe("a limit", () => {
  test("allows as many tries as it says, then gives the seconds until the next window", async () => {
    expect(await attempts(2)).toEqual([0, 0]);
    expect(await attempt(later(60))).toBe(window - 60);
    expect(await attempt(later(window - 0.4))).toBe(1);
    expect(await attempts(3, later(window))).toEqual([0, 0, window]);
  });

  test("gives the wait without counting", async () => {
    await attempt();
    expect([await wait(), await wait()]).toEqual([0, 0]);
    await attempt();
    expect([await wait(later(60)), await wait(later(60))]).toEqual([window - 60, window - 60]);
    expect(await wait(later(window))).toBe(0);
    expect(await attempts(2, later(window))).toEqual([0, 0]);
  });

  test("is turned off by a factor of 0, unless it's fixed", async () => {
    await attempts(3);
    const off = { subject, factor: 0 };
    expect(await countTry(site().db, { name: "contact", ...off }, begun)).toBe(0);
    expect(await wait(begun, 0)).toBe(0);
    const fixed = { name: "signInAccount", ...off } as const;
    for (let at = 0; at < 10; at++) expect(await countTry(site().db, fixed, begun)).toBe(0);
    expect(await waitFor(site().db, fixed, begun)).toBe(600);
    expect(await countTry(site().db, fixed, begun)).toBe(600);
  });

  test("counts each subject and each name separately", async () => {
    await attempts(3);
    expect(await countTry(site().db, { name: "contact", subject: "203.0.113.8", factor }, begun)).toBe(0);
    expect(await attempt(begun, "register")).toBe(0);
  });

  test("starts again if its window ends impossibly late, as after the clock was set back", async () => {
    await attempts(3, later(3_600));
    expect(await wait()).toBe(0);
    expect(await attempt()).toBe(0);
  });

  test("takes back a try that didn't fail, and none that never happened", async () => {
    await attempts(2);
    await forgiveTry(site().db, { name: "contact", subject });
    expect(await attempts(2)).toEqual([0, window]);
    await forgetTries(site().db, { name: "contact", subject });
    await attempt();
    for (let times = 0; times < 3; times++) await forgiveTry(site().db, { name: "contact", subject });
    expect(await attempts(3)).toEqual([0, 0, window]);
  });

  test("forgets one subject's tries and nobody else's", async () => {
    await attempts(3);
    await countTry(site().db, { name: "contact", subject: "another", factor }, begun);
    await forgetTries(site().db, { name: "contact", subject });
    expect((await site().db.select().from(rateLimits)).map(({ key }) => key)).toEqual(["contact:another"]);
    expect(await attempt()).toBe(0);
  });

  test("is deleted once its window has ended or is impossibly late, and not before", async () => {
    const keys = async () => (await site().db.select().from(rateLimits)).map(({ key }) => key);
    await attempt();
    await purgeRateLimits(site().db, later(window));
    expect(await keys()).toHaveLength(1);
    await purgeRateLimits(site().db, later(window + 1));
    expect(await keys()).toEqual([]);
    await attempt();
    await purgeRateLimits(site().db, begun);
    expect(await keys()).toHaveLength(1);
    await purgeRateLimits(site().db, later(-1));
    expect(await keys()).toEqual([]);
  });
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["nobody", "unknown"],
])("%s counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test("a site checks for tries left, counts them, and refuses one too many", async () => {
  const { app } = site();
  const tries = ["contact", subject] as const;
  await app.requireTriesLeft(...tries);
  for (let at = 0; at < limits.contact.max; at++) expect(await app.hasTryLeft(...tries)).toBe(true);
  const refused = { code: "too_many_requests" };
  await expect(app.requireTriesLeft(...tries)).rejects.toMatchObject(refused);
  expect(await app.hasTryLeft(...tries)).toBe(false);
  await expect(app.countTry(...tries)).rejects.toMatchObject(refused);
});

test("an address that calls too often gets a 429 with a time to wait, and another doesn't", async () => {
  const message = { name: "Ida", email: "ida@demo.example", subject: "other", message: "Hello." };
  const send = (remoteAddress: string) =>
    site().app.inject({ method: "POST", url: "/api/contact", payload: message, remoteAddress });
  for (let at = 0; at < limits.contact.max; at++) expect((await send(subject)).statusCode).toBe(201);
  const refused = await send(subject);
  expect([refused.statusCode, refused.json().code]).toEqual([429, "too_many_requests"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await send("203.0.113.8")).statusCode).toBe(201);
});
