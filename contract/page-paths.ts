/** Every page's path. A segment that starts with a colon matches any value. */
export const pages = [
  "/",
  "/about",
  "/admin",
  "/admin-login",
  "/admin/confirm-email",
  "/admin/forgot-password",
  "/admin/reset-password",
  "/admin/second-step",
  "/admin/set-up-second-factor",
  "/admin/:tab",
  "/apply",
  "/calendar",
  "/dashboard",
  "/delete-account",
  "/forgot-password",
  "/login",
  "/management",
  "/management-application",
  "/news",
  "/news/category/:category",
  "/news/tags/:tag",
  "/news/:id",
  "/news/:id/:slug",
  "/players",
  "/players/:slug",
  "/points",
  "/privacy",
  "/register",
  "/reset-password",
  "/results",
  "/results/:id",
  "/results/:id/:slug",
  "/schedule",
  "/settings",
  "/sponsors",
  "/staff-application",
  "/temp-access/:linkCode",
  "/terms",
  "/verify-email",
] as const;
export type PagePattern = (typeof pages)[number];

const patterns = pages.map((page) => [page, new RegExp(`^${page.replace(/:\w+/g, "[^/]+")}$`)] as const);

/**
 * Returns the page at a lower-case path, with or without a trailing slash, as the router would match it. Undefined if there is
 * none.
 */
export const pageAt = (path: string): PagePattern | undefined =>
  patterns.find(([, pattern]) => pattern.test(path.replace(/(?<=.)\/$/, "")))?.[0];

/** Whether it is the path of a page for visitors, spelled as we write addresses, so that it can't resolve to another page. */
export const isVisitorsPage = (path: string): boolean =>
  plainPath.test(path) && pageAt(path) !== undefined && !staffPages.test(path);

const plainPath = /^(\/|(\/[a-z0-9-]+)+)$/;
const staffPages = /^\/(admin|temp-access)/;
