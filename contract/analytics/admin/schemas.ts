import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { CalendarDate, WholeNumber } from "#contract/fields.ts";

export const AnalyticsOverview = z.object({
  totalViews: WholeNumber,
  pageStats: z.array(z.object({ page: z.string(), views: WholeNumber })).describe("The most viewed first"),
  days: z.array(z.object({ day: CalendarDate, views: WholeNumber })).describe("The last 30 days, today last"),
  counts: z.object({ players: WholeNumber, achievements: WholeNumber, news: WholeNumber }),
});
export type AnalyticsOverview = z.infer<typeof AnalyticsOverview>;

export const ConcurrentViewers = z.object({
  total: WholeNumber,
  byPage: z.array(z.object({ page: z.string(), viewers: WholeNumber })).describe("The most viewed first"),
});
export type ConcurrentViewers = z.infer<typeof ConcurrentViewers>;

export const analyticsAdminCalls = {
  overview: {
    access: "staff:analytics:read",
    summary: "Page views in all, by page and by day, and how much content there is",
    response: AnalyticsOverview,
  },
  viewers: {
    access: "staff:analytics:read",
    summary: "Who is looking at the site now, by page",
    response: ConcurrentViewers,
  },
} satisfies Calls;
