import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { CalendarDate, WholeNumber } from "#contract/fields.ts";
import { pagePattern } from "./constants.ts";

/**
 * The viewer is a name that the tab made up; nothing is stored on the device. Pages of the site count, staff's own and the
 * LOCKED screen do not; an article counts under its own address, also where it opens over a list.
 */
export const Beacon = z.strictObject({
  page: z.string().regex(new RegExp(pagePattern)),
  viewer: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
  isView: z.boolean().default(true).describe("False for a sign of life of a page that was counted already"),
});

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

export const analyticsCalls = {
  beacon: {
    access: "public",
    summary: "Counts a page view, and keeps its viewer live",
    body: Beacon,
    maxBytes: 1024,
    status: 204,
  },
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
