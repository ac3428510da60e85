import type { FastifyInstance } from "fastify";
import { type Database, inTransaction } from "#server/database/database.ts";
import { purgeLinks } from "#server/features/accounts/links.service.ts";
import { purgeMemberSessions } from "#server/features/accounts/member-sessions.service.ts";
import { purgeViewers } from "#server/features/analytics/analytics.service.ts";
import { purgeApplications } from "#server/features/applications/applications.service.ts";
import { purgeRefusals } from "#server/features/audit-log/refusals.service.ts";
import { purgeEvents } from "#server/features/calendar/calendar.service.ts";
import { purgeContactMessages } from "#server/features/contact-messages/contact-messages.service.ts";
import { purgeOutbox } from "#server/features/outbox/outbox.service.ts";
import { purgeRedemptionKeys } from "#server/features/points/redemptions.service.ts";
import { purgeRateLimits } from "#server/features/rate-limits/rate-limits.service.ts";
import { purgeAccessLinks } from "#server/features/staff/access-links.service.ts";
import { purgeStaffSessions } from "#server/features/staff/staff-sessions.service.ts";
import { purgePictures } from "#server/features/uploads/uploads.service.ts";

/** What is forgotten when its time is over, as `contract/retention.ts` promises. Each may run any number of times, anywhere. */
const chores: Record<string, (db: Database, now: Date) => Promise<void>> = {
  attempts: purgeRateLimits,
  "member sessions": purgeMemberSessions,
  "staff sessions": purgeStaffSessions,
  "temporary links": purgeAccessLinks,
  links: purgeLinks,
  mails: purgeOutbox,
  applications: purgeApplications,
  "keys of redemptions": purgeRedemptionKeys,
  "deleted events": purgeEvents,
  refusals: purgeRefusals,
  pictures: purgePictures,
  viewers: purgeViewers,
  "contact messages": purgeContactMessages,
};

type Log = { warn: (details: object, sentence: string) => void };

/** One after the other; what fails is tried again the next time and keeps nothing else from being done. */
export async function keepHouse(db: Database, log: Log, now = new Date()) {
  for (const [what, purge] of Object.entries(chores)) {
    const purging = inTransaction(db, (tx) => purge(tx, now)); // again, where it meets what visitors do
    await purging.catch((err: unknown) => log.warn({ err, what }, "housekeeping left something undone"));
  }
}

const soonMs = 60_000;
const hourMs = 3_600_000;

/** On a site that listens: soon after its start, then every hour. Closing waits for what is under way. */
export function keepHouseHourly(app: FastifyInstance) {
  let underWay: Promise<void> | undefined;
  let timers: NodeJS.Timeout[] = [];
  const begin = () => {
    underWay = keepHouse(app.db, app.log);
  };
  app.addHook("onListen", async () => {
    timers = [setTimeout(begin, soonMs).unref(), setInterval(begin, hourMs).unref()];
  });
  app.addHook("onClose", async () => {
    for (const timer of timers) clearTimeout(timer);
    await underWay;
  });
}
