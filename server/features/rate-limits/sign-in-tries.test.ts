import { like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { useSite } from "#server/testing/site/use-site.ts";
import { rateLimits } from "./rate-limits.table.ts";
import { provePassword } from "./sign-in-tries.service.ts";

const site = useSite();

beforeEach(async () => {
  await site().db.delete(rateLimits);
});

test("an address without tries left counts against no account, and creates no counters for made-up names", async () => {
  const { db } = site();
  const guess = (name: string) =>
    provePassword(db, {
      password: "a guess",
      stored: undefined,
      source: { address: "203.0.113.7", account: name },
    });
  for (let at = 0; at < 20; at++) expect(await guess(`name ${at}`)).toMatchObject({ isRight: false });
  for (let at = 20; at < 40; at++)
    await expect(guess(`name ${at}`)).rejects.toMatchObject({ code: "too_many_requests" });
  expect(await db.$count(rateLimits, like(rateLimits.key, "signInAccount:%"))).toBe(20);
});
