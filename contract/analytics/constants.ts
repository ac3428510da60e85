/** How long a viewer counts as live after their last heartbeat. */
export const viewerSeconds = 45;
/** How often a visible page sends a heartbeat. */
export const beaconSeconds = 20;
/** How often the dashboard reloads the live viewer counts. */
export const viewersReadSeconds = 10;

/** Pattern of a page's path, without query or hash. A string, so that a page can check a path without loading zod. */
export const pagePattern = "^/[\\w/.~%-]{0,199}$";

/** Periods to show figures for, in days. Each is compared with the period before it. */
export const analyticsPeriods = ["7", "30", "90", "365"] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];
export const defaultPeriod: AnalyticsPeriod = "30";

/** Views by day and page, as a CSV file. */
export const viewsFilePath = "/api/admin/analytics/views.csv";
