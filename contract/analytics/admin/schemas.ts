import { z } from "zod";
import { analyticsPeriods, defaultPeriod } from "#contract/analytics/constants.ts";
import type { Calls } from "#contract/endpoint.ts";
import { CalendarDate, WholeNumber } from "#contract/fields.ts";

const viewsBefore = z.int().min(0).describe("Views in the previous period");

export const AnalyticsOverview = z.object({
  totalViews: z.int().min(0).describe("All-time views"),
  period: z.object({ days: z.int(), views: WholeNumber, viewsBefore }),
  pageStats: z
    .array(
      z.object({
        page: z.string(),
        title: z.string().nullable().describe("An article’s title; null for other pages and deleted articles"),
        views: WholeNumber,
        viewsBefore,
      }),
    )
    .describe("Pages viewed in the period, most viewed first"),
  days: z
    .array(z.object({ day: CalendarDate, views: WholeNumber, viewsBefore }))
    .describe("Each day of the period, today last, with the views on the same day of the previous period"),
  timeZone: z.string().describe("The time zone in which days start and end"),
  counts: z.object({ players: WholeNumber, achievements: WholeNumber, news: WholeNumber }),
});
export type AnalyticsOverview = z.infer<typeof AnalyticsOverview>;

export const ConcurrentViewers = z.object({
  total: WholeNumber,
  byPage: z
    .array(z.object({ page: z.string(), title: z.string().nullable(), viewers: WholeNumber }))
    .describe("Most viewed first"),
});
export type ConcurrentViewers = z.infer<typeof ConcurrentViewers>;

/** How many days the figures cover. */
export const PeriodQuery = z.object({
  days: z.enum(analyticsPeriods, "Days must be 7, 30, 90 or 365").default(defaultPeriod),
});

export const analyticsAdminCalls = {
  overview: {
    access: "staff:analytics:read",
    summary: "Page views in a period and the previous one, by page and by day, and how much content there is",
    query: PeriodQuery,
    response: AnalyticsOverview,
  },
  viewers: {
    access: "staff:analytics:read",
    summary: "How many people are viewing the site now, by page",
    response: ConcurrentViewers,
  },
} satisfies Calls;
