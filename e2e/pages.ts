import type { StaffRole } from "#contract/staff/roles.ts";
import type { FileRoutesByFullPath } from "#web/router/routeTree.gen.ts";

/** Who looks at a page. A guest signed in by a temporary link, as a chief. */
export type Reader = "visitor" | "member" | "guest" | StaffRole;

/** What addresses are made of that each site has its own of. */
export type Made = { article: string; link: string };

type Page = { readers: readonly Reader[]; addresses?: (made: Made) => string[] };

const everybody = ["visitor", "member", "admin"] as const;
/** Only for whoever is signed out, or the same for everybody but for the bar, which the pages of everybody show. */
const signedOut = ["visitor"] as const;
/** What opens to members alone, and says so to visitors. */
const gates = ["visitor", "member"] as const;
const editors = ["admin", "chief", "guest"] as const;
const staff = ["admin", "chief", "management", "guest"] as const;
const admins = ["admin"] as const;

/** Every route that there is, who is shown something there, and the addresses under which it shows something else. */
export const pages: Record<keyof FileRoutesByFullPath, Page> = {
  "/": { readers: everybody },
  "/$": { readers: signedOut, addresses: () => ["/no-such-page"] },
  "/about": { readers: signedOut },
  "/admin-login": { readers: signedOut },
  "/apply": { readers: everybody },
  "/calendar": {
    readers: [...everybody, "chief", "management"],
    addresses: () => ["/calendar", "/calendar?view=admin"],
  },
  "/dashboard": { readers: gates },
  "/delete-account": { readers: signedOut },
  "/forgot-password": { readers: signedOut },
  "/locked": { readers: [] }, // a page only while the site is locked, see the sweep
  "/login": { readers: signedOut },
  "/management": { readers: signedOut },
  "/management-application": { readers: gates },
  "/points": { readers: gates },
  "/privacy": { readers: signedOut },
  "/register": { readers: signedOut },
  "/reset-password": { readers: signedOut, addresses: () => ["/reset-password", `/reset-password#${"a".repeat(43)}`] },
  "/settings": { readers: gates },
  "/staff-application": { readers: gates },
  "/terms": { readers: signedOut },
  "/unavailable": { readers: [] }, // a page only in place of one that can't be made, see the sweep
  "/verify-email": { readers: signedOut, addresses: () => ["/verify-email", `/verify-email#${"a".repeat(43)}`] },
  "/news/": { readers: signedOut, addresses: () => ["/news"] },
  "/news/$id/$slug": { readers: signedOut, addresses: ({ article }) => [article] },
  "/news/$id/": { readers: signedOut, addresses: () => ["/news/01980000-0000-7000-8000-00000000dead"] },
  "/temp-access/$linkCode": {
    readers: signedOut,
    addresses: ({ link }) => [link, `/temp-access/${"a".repeat(43)}`],
  },
  "/admin": { readers: [] }, // leads to a tab
  "/admin/": { readers: [] },
  "/admin/$": { readers: staff, addresses: () => ["/admin/no-such-tab"] },
  "/admin/achievements": { readers: editors },
  "/admin/analytics": { readers: editors },
  "/admin/applications": { readers: staff },
  "/admin/calendar": { readers: staff },
  "/admin/confirm-email": { readers: ["visitor", "admin"] },
  "/admin/forgot-password": { readers: signedOut },
  "/admin/login/": { readers: signedOut, addresses: () => ["/admin/login"] },
  "/admin/messages": { readers: editors },
  "/admin/news": { readers: editors },
  "/admin/players": { readers: editors },
  "/admin/points": { readers: admins },
  "/admin/reset-password": { readers: signedOut },
  "/admin/second-step": { readers: signedOut },
  "/admin/set-up-second-factor": { readers: [] }, // only for those who must, see the states
  "/admin/settings": { readers: staff },
  "/admin/social": { readers: staff },
  "/admin/temp-access": { readers: admins },
};

/** The addresses of all pages that someone is shown. */
export const addressesOf = (reader: Reader, made: Made): string[] =>
  Object.entries(pages).flatMap(([path, { readers, addresses }]) =>
    readers.includes(reader) ? (addresses?.(made) ?? [path]) : [],
  );
