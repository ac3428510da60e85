import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { inTransaction } from "#server/database/database.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { everyChannel, onlyMail, queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { deliverNext } from "./delivery.service.ts";
import { type Mail, purgeOutbox, queueMail } from "./outbox.service.ts";
import { outbox } from "./outbox.table.ts";
import type { Transport } from "./transport.client.ts";

const dayMs = 86_400_000;
const sentMailLifeMs = 7 * dayMs;
const deadMailLifeMs = 30 * dayMs;

const site = useSite();

const to = "member@demo.example";
const mail = { to, subject: "Hello", text: "Follow https://site.example/x?a=1&b=2" };
const start = new Date("2026-05-01T12:00:00Z");
const secondMs = 1000;
const hourMs = 3_600_000;
const later = (ms: number) => new Date(start.getTime() + ms);
const working: Transport = { destination: "nowhere", send: async () => {} };
const log = { warn: () => {} };

beforeEach(async () => {
  await site().db.delete(outbox);
});

const queue = (change: Partial<Mail> = {}) => queueMail(site().db, { ...mail, ...change }, start);
const tryNext = (at: Date, transport: Transport) =>
  deliverNext(site().db, { transports: everyChannel(transport), log }, () => at);
const rows = () => site().db.select().from(outbox);

describe("a queued mail", () => {
  test("waits to be sent", async () => {
    await queue();
    expect(await queuedMails(site().db, to)).toEqual([mail]);
    expect(await onlyMail(site().db)).toMatchObject({
      channel: "mail",
      attempts: 0,
      nextAttemptAt: start,
      sentAt: null,
    });
  });

  test("disappears if its transaction is rolled back", async () => {
    const work = inTransaction(site().db, async (tx) => {
      await queueMail(tx, mail);
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await rows()).toEqual([]);
  });

  test("marked as the last leaves no row once it's sent or given up on", async () => {
    await queue({ isLastTrace: true });
    expect(await tryNext(start, working)).toBe(true);
    expect(await rows()).toEqual([]);
    await queue({ isLastTrace: true });
    const broken: Transport = { destination: "nowhere", send: () => Promise.reject(new Error("no")) };
    for (let hours = 0; (await rows()).length > 0 && hours < 100; hours++)
      while (await tryNext(later(hours * hourMs), broken)) {}
    expect(await rows()).toEqual([]);
    expect(await tryNext(later(1000 * hourMs), working)).toBe(false);
  });

  test("is deleted with its member", async () => {
    const memberId = "01980000-0000-7000-8000-00000000a001";
    await site().db.insert(members).values({ id: memberId, name: "Sample Member", email: to });
    await queue({ memberId });
    await site().db.delete(members).where(eq(members.id, memberId));
    expect(await rows()).toEqual([]);
  });
});

describe("a lease", () => {
  const stuck = () => {
    const sending = Promise.withResolvers<void>();
    return { sending, transport: { destination: "nowhere", send: () => sending.promise } };
  };

  test("keeps others from sending the same mail until it ends", async () => {
    const first = stuck();
    await queue();
    const trying = tryNext(start, first.transport);
    await vi.waitFor(async () => expect((await onlyMail(site().db)).nextAttemptAt).not.toEqual(start), 30_000);
    expect(await tryNext(later(119 * secondMs), working)).toBe(false);
    expect(await tryNext(later(120 * secondMs), working)).toBe(true);
    first.sending.reject(new Error("late"));
    await trying;
    expect(await onlyMail(site().db)).toMatchObject({ sentAt: later(120 * secondMs), attempts: 1, lastError: null });
  });

  test("taken over by another isn't shortened when the first one fails", async () => {
    const [first, second] = [stuck(), stuck()];
    await queue();
    const one = tryNext(start, first.transport);
    await vi.waitFor(
      async () => expect((await onlyMail(site().db)).nextAttemptAt).toEqual(later(120 * secondMs)),
      30_000,
    );
    const two = tryNext(later(120 * secondMs), second.transport);
    await vi.waitFor(
      async () => expect((await onlyMail(site().db)).nextAttemptAt).toEqual(later(240 * secondMs)),
      30_000,
    );
    first.sending.reject(new Error("late"));
    await one;
    expect(await onlyMail(site().db)).toMatchObject({ attempts: 0, nextAttemptAt: later(240 * secondMs) });
    second.sending.resolve();
    await two;
  });
});

test("failed mail is retried for a day, after one second and then doubling up to an hour, and then no more", async () => {
  const refusing = { destination: "nowhere", send: () => Promise.reject(new Error("no")) };
  await queue();
  const pauses: number[] = [];
  let at = start;
  while (!(await onlyMail(site().db)).deadAt) {
    await tryNext(at, refusing);
    const { nextAttemptAt } = await onlyMail(site().db);
    pauses.push((nextAttemptAt.getTime() - at.getTime()) / secondMs);
    at = nextAttemptAt;
  }
  expect(pauses.slice(0, 13)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600]);
  expect(new Set(pauses.slice(12))).toEqual(new Set([3600]));
  const { deadAt, attempts } = await onlyMail(site().db);
  expect(attempts).toBe(36);
  expect(((deadAt?.getTime() ?? 0) - start.getTime()) / hourMs).toBeCloseTo(24.1, 1);
  expect(await tryNext(later(1000 * hourMs), refusing)).toBe(false);
});

test("the purge deletes mail sent 7 days ago and mail given up on 30 days ago, and nothing else", async () => {
  const ends = [
    { subject: "Sent before", sentAt: later(-1) },
    { subject: "Sent after", sentAt: start },
    { subject: "Dead before", deadAt: later(sentMailLifeMs - deadMailLifeMs - 1) },
    { subject: "Dead after", deadAt: later(sentMailLifeMs - deadMailLifeMs) },
    { subject: "Waiting" },
  ];
  await site()
    .db.insert(outbox)
    .values(
      ends.map(({ subject, ...end }, index) => ({
        id: `01980000-0000-7000-8000-00000000b00${index}`,
        channel: "mail" as const,
        payload: { ...mail, subject },
        createdAt: later(-1000 * hourMs),
        ...end,
      })),
    );
  await purgeOutbox(site().db, later(sentMailLifeMs));
  await purgeOutbox(site().db, later(sentMailLifeMs));
  const left = await queuedMails(site().db, to);
  expect(left.map(({ subject }) => subject)).toEqual(["Sent after", "Dead after", "Waiting"]);
});
