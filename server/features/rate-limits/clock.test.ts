import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Delivery } from "#server/features/outbox/delivery.service.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { everyChannel } from "#server/testing/stand-ins/mailbox.ts";
import { countTry, limits } from "./rate-limits.service.ts";
import { rateLimits } from "./rate-limits.table.ts";

const site = useSite();
const message = { name: "Ida", email: "ida@demo.example", subject: "media", message: "May we film?" };
const write = async () =>
  (await site().app.inject({ method: "POST", url: "/api/contact", payload: message })).statusCode;
const wrongSignIn = async () => {
  const payload = { email: "ida@demo.example", password: "wrong wrong" };
  return (await site().app.inject({ method: "POST", url: "/api/auth/login", payload })).statusCode;
};

beforeEach(async () => {
  await site().db.delete(rateLimits);
  await site().db.delete(outbox);
});
let delivery: Delivery | undefined;
afterEach(async () => delivery?.stop());

/** Shifts what is stored as if the clock were put forward by this many days, or back if negative. */
const putClockForward = async (days: number) => {
  const ago = sql`make_interval(days => ${days}::int)`;
  await site().db.execute(sql`update rate_limits set resets_at = resets_at - ${ago}`);
  await site().db.execute(sql`update outbox set next_attempt_at = next_attempt_at - ${ago}`);
  await site().db.execute(sql`update member_sessions set created_at = created_at - ${ago},
    last_seen_at = last_seen_at - ${ago}, expires_at = expires_at - ${ago}`);
};

test("a try from just before the one that opened the window counts in it", async () => {
  const now = new Date();
  const attempt = (at: Date) => countTry(site().db, { name: "contact", subject: "many", factor: 1 }, at);
  const earlier = new Date(now.getTime() - 5);
  for (let count = 0; count < limits.contact.max; count++) expect(await attempt(count % 2 ? earlier : now)).toBe(0);
  expect(await attempt(earlier)).toBeGreaterThan(0);
  expect(await attempt(now)).toBeGreaterThan(0);
});

describe.each([
  ["back", -1],
  ["forward", 1],
])("when the clock is set %s by a day", (_where, days) => {
  test.each([
    ["messages", write, 201],
    ["wrong sign-ins", wrongSignIn, 401],
  ])("limits on %s are lifted", async (_what, attempt, allowed) => {
    await vi.waitFor(async () => expect(await attempt()).toBe(429), { timeout: 30_000, interval: 0 });
    await putClockForward(days);
    expect(await attempt()).toBe(allowed);
    await vi.waitFor(async () => expect(await attempt()).toBe(429), { timeout: 30_000, interval: 0 });
  });

  test("waiting mail is sent immediately, and nobody is signed out", async () => {
    const { headers } = await signedInMember(site());
    await queueMail(site().db, { to: "ida@demo.example", subject: "Hello", text: "Text" });
    await putClockForward(days);
    const sent: string[] = [];
    const transport = { destination: "a test", send: async ({ id }: { id: string }) => void sent.push(id) };
    delivery = new Delivery(site().database, { transports: everyChannel(transport), log: { warn: () => {} } });
    await vi.waitFor(() => expect(sent).toHaveLength(1), 30_000);
    expect((await site().app.inject({ url: "/api/auth/me", headers })).statusCode).toBe(200);
  });
});
