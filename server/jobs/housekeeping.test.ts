import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, test } from "vitest";
import type { retention } from "#contract/retention.ts";
import { deletedMembers, memberLinks, memberSessions, members } from "#server/features/accounts/accounts.table.ts";
import { startMemberSession } from "#server/features/accounts/member-sessions.service.ts";
import { createLink } from "#server/features/accounts/sign-in/links.service.ts";
import { addPageViews, nameOfView } from "#server/features/analytics/analytics.service.ts";
import { pageViews } from "#server/features/analytics/analytics.table.ts";
import { applications } from "#server/features/applications/applications.table.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { recordRefusal } from "#server/features/audit-log/refusals.service.ts";
import { moveToBin } from "#server/features/bin/bin.service.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { calendarEvents } from "#server/features/calendar/calendar.table.ts";
import { contactMessages } from "#server/features/contact-messages/contact-messages.table.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { redemptionKeys } from "#server/features/points/points.table.ts";
import { countTry } from "#server/features/rate-limits/rate-limits.service.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { accessLinks, staffAccounts, staffSessions } from "#server/features/staff/staff.table.ts";
import { featureJobs } from "#server/start/all-jobs.ts";
import { signedInMember, signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { recordedForm } from "#server/testing/cast/filled-forms.ts";
import { promisedRetention } from "#server/testing/records/promised-retention.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { runDueJobs } from "./job-runner.ts";
import { jobRuns, jobs } from "./jobs.table.ts";

const site = useSite();
const begun = new Date("2026-03-01T00:00:00Z");
const minuteMs = 60_000;
const later = (days: number, ms = 0) => new Date(begun.getTime() + days * 86_400_000 + ms);

const { log, lines } = recordLog();

/** Runs every purge as if all were due. */
async function runAllPurges(now: Date) {
  await site().db.delete(jobs);
  await runDueJobs(site().database.background, { jobs: featureJobs, log }, now);
}
const { type, ...form } = recordedForm;
const decided = { id: randomUUIDv7(), type, form, createdAt: begun, reviewedAt: begun };
const mail = { channel: "mail", payload: { to: "ida@demo.example", subject: "Hello" }, createdAt: begun } as const;

const addMail = (end: { sentAt: Date } | { deadAt: Date }) =>
  site()
    .db.insert(outbox)
    .values({ id: randomUUIDv7(), ...mail, ...end });

const words = { title: "Practice", description: "", location: "" };
const event = {
  ...words,
  startsAt: begun,
  endsAt: begun,
  isAllDay: false,
  color: "#f59e0b",
  category: "scrim",
  priority: "normal",
  isPublic: true,
  isByStaff: true,
} as const;

beforeEach(async () => {
  lines.length = 0;
  const { db } = site();
  for (const table of [
    auditLog,
    bin,
    calendarEvents,
    members,
    deletedMembers,
    staffAccounts,
    accessLinks,
    applications,
    contactMessages,
    outbox,
    rateLimits,
    auditLog,
    pageViews,
    jobRuns,
  ])
    await db.delete(table);
});

/** For each promise, the table it is about and how to write a row to it. */
const kept: Record<keyof typeof retention, { table: PgTable; write: () => Promise<unknown> }> = {
  contactMessages: {
    table: contactMessages,
    write: () => {
      const message = { name: "Ida", email: "ida@demo.example", subject: "media", message: "Hello" } as const;
      return site()
        .db.insert(contactMessages)
        .values({ id: randomUUIDv7(), ...message, createdAt: begun });
    },
  },
  rejectedApplications: {
    table: applications,
    write: () =>
      site()
        .db.insert(applications)
        .values({ ...decided, status: "rejected", reviewNotes: "Not this time" }),
  },
  approvedApplications: {
    table: applications,
    write: () =>
      site()
        .db.insert(applications)
        .values({ ...decided, status: "approved" }),
  },
  auditLog: {
    table: auditLog,
    write: () =>
      site()
        .db.insert(auditLog)
        .values({ id: randomUUIDv7(), at: begun, actorType: "console", action: "news.update", target: "An article" }),
  },
  pageViews: {
    table: pageViews,
    write: () => addPageViews(site().db, new Map([[nameOfView("/", "UTC", later(0, -1)), 1]])),
  },
  memberSessions: { table: memberSessions, write: () => beginMemberSession({ isUsed: true }) },
  idleMemberSessions: { table: memberSessions, write: () => beginMemberSession({ isUsed: false }) },
  staffSessions: {
    table: staffSessions,
    write: async () => {
      await signedInStaff(site(), "chief");
      await site()
        .db.update(staffSessions)
        .set({ createdAt: begun, lastSeenAt: later(0.45), expiresAt: later(0.5) });
    },
  },
  temporarySessions: {
    table: staffSessions,
    write: async () => {
      await signedInTemporary(site(), "chief");
      await site()
        .db.update(staffSessions)
        .set({ createdAt: begun, lastSeenAt: begun, expiresAt: later(7) });
    },
  },
  accessLinks: {
    table: accessLinks,
    write: async () => {
      await signedInTemporary(site(), "chief");
      await site().db.update(accessLinks).set({ expiresAt: begun });
    },
  },
  refusals: {
    table: auditLog,
    write: () => {
      const target = "an unknown username";
      return recordRefusal(site().db, { action: "staff.sign-in-failed", target, address: "198.51.100.1" }, begun);
    },
  },
  links: {
    table: memberLinks,
    write: async () => {
      const { member } = await signedInMember(site());
      const { id: memberId, email } = member;
      await createLink(site().db, { memberId, email, purpose: "verify-email", siteUrl: "http://site.test" }, begun);
    },
  },
  sentMails: {
    table: outbox,
    write: () => addMail({ sentAt: begun }),
  },
  unsentMails: {
    table: outbox,
    write: () => addMail({ deadAt: begun }),
  },
  redemptionKeys: {
    table: redemptionKeys,
    write: async () => {
      const { member } = await signedInMember(site());
      const key = { key: "a-dialog", requestHash: "", redemptionId: randomUUIDv7(), createdAt: begun };
      await site()
        .db.insert(redemptionKeys)
        .values({ memberId: member.id, ...key });
    },
  },
  bin: {
    table: bin,
    write: async () => {
      const [{ db }, id] = [site(), randomUUIDv7()];
      await db.insert(calendarEvents).values({ id, ...event });
      const by = { isConsole: true } as const;
      await moveToBin(site().db, { kind: "calendar", table: calendarEvents, id, name: "Practice", by }, begun);
    },
  },
  deletedMembers: {
    table: deletedMembers,
    write: () => site().db.insert(deletedMembers).values({ id: randomUUIDv7(), deletedAt: begun }),
  },
  attempts: {
    table: rateLimits,
    write: () => countTry(site().db, { name: "contact", subject: "198.51.100.1", factor: 1 }, begun),
  },
};

async function beginMemberSession({ isUsed }: { isUsed: boolean }) {
  const { db } = site();
  const { member } = await signedInMember(site());
  await db.delete(memberSessions);
  await startMemberSession(db, { memberId: member.id, userAgent: "" }, begun);
  if (isUsed) await db.update(memberSessions).set({ lastSeenAt: later(29) });
}

describe("everything the site promises to delete", () => {
  test.each(Object.entries(promisedRetention).map(([name, [days]]) => [name as keyof typeof retention, days] as const))(
    "%s: kept for %d days, then deleted",
    async (name, days) => {
      const { table, write } = kept[name];
      const count = async () => (await site().db.select({ any: sql`1` }).from(table)).length;
      await write();
      await runAllPurges(later(days, -minuteMs));
      expect(await count()).toBe(1);
      for (let times = 0; times < 2; times++) {
        await runAllPurges(later(days, minuteMs));
        expect(await count()).toBe(0);
      }
    },
  );
});

test("anything the site didn't promise to delete is kept", async () => {
  const { db } = site();
  await signedInMember(site());
  await db.insert(applications).values([{ ...decided, status: "pending", reviewedAt: null }]);
  await db.insert(outbox).values({ id: randomUUIDv7(), ...mail });
  await runAllPurges(later(4000));
  expect(await db.select().from(members)).toHaveLength(1);
  expect(await db.select().from(applications)).toHaveLength(1);
  expect(await db.select().from(outbox)).toHaveLength(1);
});

test("a failing purge is logged and doesn't stop the others", async () => {
  const { db } = site();
  await kept.contactMessages.write();
  await db.execute(sql`alter table rate_limits rename to rate_limits_away`);
  try {
    await runAllPurges(later(400));
  } finally {
    await db.execute(sql`alter table rate_limits_away rename to rate_limits`);
  }
  expect(lines).toMatchObject([{ msg: "a background job failed", job: "purge sign-in attempts" }]);
  expect(await db.select().from(contactMessages)).toEqual([]);
});
