import type { OpenDatabase } from "#server/database/database.ts";
import { purgeMemberSessions } from "#server/features/accounts/member-sessions.service.ts";
import { purgeDeletedMembers } from "#server/features/accounts/personal-data/deletion.service.ts";
import { purgeLinks } from "#server/features/accounts/sign-in/links.service.ts";
import { purgePageViews, purgeViewers } from "#server/features/analytics/analytics.service.ts";
import { purgeApplications } from "#server/features/applications/applications.service.ts";
import { purgeAuditLog } from "#server/features/audit-log/audit-log.service.ts";
import { purgeRefusals } from "#server/features/audit-log/refusals.service.ts";
import { purgeBin } from "#server/features/bin/bin.service.ts";
import { purgeEvents } from "#server/features/calendar/calendar.service.ts";
import { purgeContactMessages } from "#server/features/contact-messages/contact-messages.service.ts";
import { publishScheduledArticles } from "#server/features/news/scheduled-articles.service.ts";
import { purgeOutbox } from "#server/features/outbox/outbox.service.ts";
import { purgeRedemptionKeys } from "#server/features/points/redemptions.service.ts";
import { purgeRateLimits } from "#server/features/rate-limits/rate-limits.service.ts";
import { purgeAccessLinks } from "#server/features/staff/links/access-links.service.ts";
import { purgeStaffLinks } from "#server/features/staff/own-account/staff-links.service.ts";
import { purgeUsedTickets } from "#server/features/staff/second-factor/passkey-tickets.service.ts";
import { purgePendingSignIns } from "#server/features/staff/sign-in/pending-sign-ins.service.ts";
import { purgeStaffSessions } from "#server/features/staff/staff-sessions.service.ts";
import { purgePictures } from "#server/features/unused-pictures/unused-pictures.service.ts";
import { stillsFrom } from "#server/features/videos/still-source.client.ts";
import { fetchStills, purgeStills } from "#server/features/videos/video-stills.service.ts";
import type { Job } from "./job-runner.ts";
import { purgeJobRuns } from "./jobs.service.ts";

const hourly = { everyMs: 3_600_000 };
const daily = { everyMs: 86_400_000 };

/** Deletes data at the end of its retention period, as `contract/retention.ts` promises. */
export const purges: readonly Job[] = [
  { name: "purge sign-in attempts", schedule: hourly, run: purgeRateLimits },
  { name: "purge member sessions", schedule: hourly, run: purgeMemberSessions },
  { name: "purge staff sessions", schedule: hourly, run: purgeStaffSessions },
  { name: "purge unfinished staff sign-ins", schedule: hourly, run: purgePendingSignIns },
  { name: "purge used passkey tickets", schedule: hourly, run: purgeUsedTickets },
  { name: "purge temporary links", schedule: hourly, run: purgeAccessLinks },
  { name: "purge mailed links", schedule: hourly, run: purgeLinks },
  { name: "purge deleted accounts", schedule: daily, run: purgeDeletedMembers },
  { name: "purge links mailed to staff", schedule: hourly, run: purgeStaffLinks },
  { name: "purge outbox", schedule: hourly, run: purgeOutbox },
  { name: "purge applications", schedule: hourly, run: purgeApplications },
  { name: "purge redemption keys", schedule: hourly, run: purgeRedemptionKeys },
  { name: "purge deleted events", schedule: hourly, run: purgeEvents },
  { name: "purge bin", schedule: hourly, run: purgeBin },
  { name: "purge viewers", schedule: hourly, run: purgeViewers },
  { name: "purge contact messages", schedule: hourly, run: purgeContactMessages },
  { name: "purge stills of deleted videos", schedule: daily, run: purgeStills },
  { name: "purge unused pictures", schedule: daily, run: purgePictures },
  { name: "purge page views", schedule: daily, run: purgePageViews },
  { name: "purge audit log", schedule: daily, run: purgeAuditLog },
  { name: "purge refusals", schedule: hourly, run: purgeRefusals },
  { name: "purge job runs", schedule: daily, run: purgeJobRuns },
];

/** Runs every minute. The short lease lets another instance publish soon after one was killed while publishing. */
const publishing: Job = {
  name: "publish scheduled articles",
  schedule: { everyMs: 30_000, leaseMs: 120_000 },
  run: publishScheduledArticles,
};

/** Returns the job that fetches the still of a new video within a minute, so that no request waits for another host. */
export const fetchingStills = (host: string): Job => ({
  name: "fetch stills of videos",
  schedule: { everyMs: 60_000, leaseMs: 600_000 },
  run: (db, now, signal) => fetchStills(db, { source: stillsFrom(host), signal }, now),
  asksOtherHost: true,
});

/** Returns all background jobs of a site. A PostgreSQL server maintains itself; the embedded engine needs jobs for that. */
export function jobsOf({ upkeep }: Pick<OpenDatabase, "upkeep">, stillsHost?: string): readonly Job[] {
  const first = stillsHost ? [publishing, fetchingStills(stillsHost)] : [publishing];
  if (!upkeep) return [...first, ...purges];
  return [
    ...first,
    // so that the write-ahead log can be truncated
    { name: "checkpoint", schedule: { everyMs: 300_000 }, run: upkeep.checkpoint },
    ...purges,
    { name: "vacuum", schedule: daily, run: upkeep.vacuum },
  ];
}
