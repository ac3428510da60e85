/** A viewer counts as live for so long after their last sign of life. */
export const viewerSeconds = 45;
/** A page that is looked at gives one so often. */
export const beaconSeconds = 20;
/** The figures of those who are live are read anew so often. */
export const viewersReadSeconds = 10;

/** How the address of a page is written, without what follows it. As text, so that a page can look at one without zod. */
export const pagePattern = "^/[\\w/.~%-]{0,199}$";

/** The periods that the figures are shown for, in days; each is compared with the one before it. */
export const analyticsPeriods = ["7", "30", "90", "365"] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];
export const defaultPeriod: AnalyticsPeriod = "30";

/** Views by day and page, as a file for a spreadsheet. */
export const viewsFilePath = "/api/admin/analytics/views.csv";
