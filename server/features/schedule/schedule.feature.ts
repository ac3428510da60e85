import type { Feature } from "#server/feature.ts";
import { scheduleRoutes } from "#server/features/schedule/schedule.routes.ts";

/** Joins the calendar's matches with their results, which know nothing of each other. */
export const scheduleFeature: Feature = { routes: [scheduleRoutes] };
