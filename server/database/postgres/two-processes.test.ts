import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ApiFailure, createApi } from "#contract/client.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import { checkLedger } from "#server/features/points/ledger-check.service.ts";
import { redemptions } from "#server/features/points/points.table.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { type SiteProcess, startSiteProcess } from "#server/testing/site/site-process.ts";
import { callOverHttp, createTestSite, type TestSite } from "#server/testing/site/test-app.ts";
import { createCopy } from "#server/testing/site/test-database.ts";
import { useMailServer } from "#server/testing/stand-ins/mail-server.ts";
import { openPostgres } from "./open-postgres.ts";

const mailServer = useMailServer();
let copy: Awaited<ReturnType<typeof createCopy>>;
/** Only inspects the processes' shared database and signs people in; it serves no requests. */
let site: TestSite;
let here: SiteProcess;
let there: SiteProcess;

beforeAll(async () => {
  copy = await createCopy();
  site = await createTestSite(
    { PUBLIC_URL: "http://127.0.0.1" },
    { database: await openPostgres({ databaseUrl: copy.url }) },
  );
  [here, there] = await Promise.all([startOne(), startOne()]);
});

afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await site.close();
  await copy.drop();
});

const startOne = () =>
  startSiteProcess({
    DATABASE_URL: copy.url,
    SESSION_SECRET: "a secret for tests only, of more than 32 bytes",
    SMTP_URL: mailServer().url,
    DEMO_CONTENT: "off",
  });

const at = ({ origin }: SiteProcess, headers?: Record<string, string>) => createApi(callOverHttp(origin, headers));

/** Sends this many requests, alternating between both. Returns the successful answers and the statuses of the refusals. */
async function toBoth<Answer>(count: number, call: (at: SiteProcess) => Promise<Answer>) {
  const calls = Array.from({ length: count }, (_, index) => call(index % 2 === 0 ? here : there));
  const settled = await Promise.allSettled(calls);
  return {
    answers: settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
    refusals: settled.flatMap((one) => (one.status === "rejected" ? [statusOf(one.reason)] : [])),
  };
}

function statusOf(reason: unknown): number {
  if (reason instanceof ApiFailure) return reason.status;
  throw reason;
}

test("a limit counts the calls to both", async () => {
  const body = { name: "Sam", email: "sam@demo.example", subject: "other", message: "Hello" } as const;
  const { answers, refusals } = await toBoth(26, (process) => at(process)(contactMessagesApi.send, { body }));
  expect([answers.length, refusals]).toEqual([20, Array(6).fill(429)]);
});

test("of redemptions sent to both at once, exactly as many succeed as the balance pays for", async () => {
  const { headers, item } = await withPoints(site, 1000);
  const { answers, refusals } = await toBoth(60, (process) =>
    at(process, headers)(pointsApi.redeem, { body: { itemId: item.id, discordUsername: "sam_sample" } }),
  );
  expect([answers.length, new Set(refusals)]).toEqual([10, new Set([409])]);
  expect(await checkLedger(site.db)).toEqual([]);
});

test("one key sent to both at once is one redemption with one answer", async () => {
  const { headers, item, points } = await withPoints(site, 1000);
  const { answers, refusals } = await toBoth(30, (process) =>
    at(process, { ...headers, "idempotency-key": "sent-to-both-at-once" })(pointsApi.redeem, {
      body: { itemId: item.id, discordUsername: "sam_sample" },
    }),
  );
  expect([new Set(answers.map((answer) => JSON.stringify(answer))).size, refusals]).toEqual([1, []]);
  expect(await points()).toMatchObject({ points: 900 });
});

test("locking the site at one locks it at the other", async () => {
  const { admin } = await withPoints(site, 0);
  const statusThere = async () => (await fetch(`${there.origin}/about`)).status;
  for (const isLocked of [true, false]) {
    await at(here, admin.headers)(lockdownAdminApi.set, { body: { isLocked } });
    await vi.waitFor(async () => expect(await statusThere()).toBe(isLocked ? 503 : 200), 30_000);
  }
});

test("each mail is sent once, whichever sends it", async () => {
  const subjects = Array.from({ length: 30 }, (_, number) => `Mail ${number}`);
  await Promise.all(subjects.map((subject) => queueMail(site.db, { to: "sam@demo.example", subject, text: "Hello" })));
  const arrived = () => mailServer().delivered.map(({ subject }) => subject);
  await vi.waitFor(() => expect(arrived().length).toBeGreaterThanOrEqual(subjects.length), 30_000);
  expect(arrived().toSorted()).toEqual(subjects.toSorted());
});

test("if one is killed in the middle of its work, nothing is lost and the other finishes every request once", async () => {
  const { headers, item } = await withPoints(site, 100_000);
  const redeem = (process: SiteProcess, key: string) =>
    at(process, { ...headers, "idempotency-key": key })(pointsApi.redeem, {
      body: { itemId: item.id, discordUsername: "sam_sample" },
    });
  const answered = new Map<string, string>();
  const keys = Array.from({ length: 50 }, (_, number) => `over-a-kill-${number}`);
  const waiting = [...keys];
  const client = async () => {
    for (let key = waiting.shift(); key; key = waiting.shift()) {
      const answer = await redeem(here, key).catch(() => undefined);
      if (!answer) return;
      answered.set(key, answer.redemption.id);
      if (answered.size === 20) await here.end("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  expect(answered.size).toBeLessThan(keys.length);
  const again = await Promise.all(keys.map(async (key) => (await redeem(there, key)).redemption.id));
  expect(keys.filter((key, index) => answered.has(key) && answered.get(key) !== again[index])).toEqual([]);
  const rows = await site.db.select().from(redemptions);
  expect(rows.filter(({ id }) => again.includes(id))).toHaveLength(keys.length);
  expect(await at(there, headers)(pointsApi.summary)).toMatchObject({ points: 100_000 - 100 * keys.length });
  expect(await checkLedger(site.db)).toEqual([]);
});
