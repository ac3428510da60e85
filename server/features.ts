import type { Feature } from "./feature.ts";
import { accountsFeature } from "./features/accounts/accounts.feature.ts";
import { achievementsFeature } from "./features/achievements/achievements.feature.ts";
import { analyticsFeature } from "./features/analytics/analytics.feature.ts";
import { applicationsFeature } from "./features/applications/applications.feature.ts";
import { artFeature } from "./features/art/art.feature.ts";
import { auditLogFeature } from "./features/audit-log/audit-log.feature.ts";
import { badgesFeature } from "./features/badges/badges.feature.ts";
import { binFeature } from "./features/bin/bin.feature.ts";
import { browserErrorsFeature } from "./features/browser-errors/browser-errors.feature.ts";
import { calendarFeature } from "./features/calendar/calendar.feature.ts";
import { channelsFeature } from "./features/channels/channels.feature.ts";
import { contactMessagesFeature } from "./features/contact-messages/contact-messages.feature.ts";
import { discordFeature } from "./features/discord/discord.feature.ts";
import { firstStepsFeature } from "./features/first-steps/first-steps.feature.ts";
import { liveFeature } from "./features/live/live.feature.ts";
import { newsFeature } from "./features/news/news.feature.ts";
import { outboxFeature } from "./features/outbox/outbox.feature.ts";
import { playerPagesFeature } from "./features/player-pages/player-pages.feature.ts";
import { playersFeature } from "./features/players/players.feature.ts";
import { pointsFeature } from "./features/points/points.feature.ts";
import { rateLimitsFeature } from "./features/rate-limits/rate-limits.feature.ts";
import { scheduleFeature } from "./features/schedule/schedule.feature.ts";
import { searchFeature } from "./features/search/search.feature.ts";
import { siteIconFeature } from "./features/site-icon/site-icon.feature.ts";
import { sitemapFeature } from "./features/sitemap/sitemap.feature.ts";
import { socialCountsFeature } from "./features/social-counts/social-counts.feature.ts";
import { staffFeature } from "./features/staff/staff.feature.ts";
import { switchesFeature } from "./features/switches/switches.feature.ts";
import { teamFeature } from "./features/team/team.feature.ts";
import { uploadsFeature } from "./features/uploads/uploads.feature.ts";
import { videosFeature } from "./features/videos/videos.feature.ts";
import { healthFeature } from "./health/health.feature.ts";

/** What the site consists of. An export of a member's data has its parts in this order. */
export const features: readonly Feature[] = [
  accountsFeature,
  outboxFeature,
  applicationsFeature,
  pointsFeature,
  calendarFeature,
  contactMessagesFeature,
  binFeature,
  auditLogFeature,
  playersFeature,
  achievementsFeature,
  videosFeature,
  newsFeature,
  playerPagesFeature,
  scheduleFeature,
  socialCountsFeature,
  channelsFeature,
  discordFeature,
  liveFeature,
  switchesFeature,
  teamFeature,
  sitemapFeature,
  staffFeature,
  rateLimitsFeature,
  uploadsFeature,
  siteIconFeature,
  analyticsFeature,
  browserErrorsFeature,
  firstStepsFeature,
  badgesFeature,
  searchFeature,
  artFeature,
  healthFeature,
];
