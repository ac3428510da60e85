/** Every page that there is, as people's addresses name it; a part behind a colon can be anything. */
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
  "/news/:id",
  "/news/:id/:slug",
  "/points",
  "/privacy",
  "/register",
  "/reset-password",
  "/settings",
  "/staff-application",
  "/temp-access/:linkCode",
  "/terms",
  "/verify-email",
] as const;
export type PagePattern = (typeof pages)[number];

const patterns = pages.map((page) => [page, new RegExp(`^${page.replace(/:\w+/g, "[^/]+")}$`)] as const);

/** The page at a path, as the router would find it: in small letters, and with or without a slash at its end. */
export const pageAt = (path: string): PagePattern | undefined =>
  patterns.find(([, pattern]) => pattern.test(path.replace(/(?<=.)\/$/, "")))?.[0];
