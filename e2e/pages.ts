import type { StaffRole } from "#contract/staff/roles.ts";
import type { FileRoutesByFullPath } from "#web/router/routeTree.gen.ts";

/** Who looks at a page. `guest` is signed in by a temporary link, as a chief. */
export type Reader = "visitor" | "member" | "guest" | StaffRole;

/** The parts of addresses that differ from site to site. */
export type Made = { article: string; result: string; link: string };

type Page = { readers: readonly Reader[]; addresses?: (made: Made) => string[] };

const everybody = ["visitor", "member", "admin"] as const;
/** Pages for signed-out people only, or pages that differ only in their bar, which other pages cover. */
const signedOut = ["visitor"] as const;
/** Pages that only members may see. Visitors get a gate. */
const gates = ["visitor", "member"] as const;
const editors = ["admin", "chief", "guest"] as const;
const staff = ["admin", "chief", "management", "guest"] as const;
const admins = ["admin"] as const;

/** Every route with the readers who see something there, and its further addresses. */
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
  "/locked": { readers: [] }, // only a page while the site is locked, see the sweep
  "/login": { readers: signedOut },
  "/management": { readers: signedOut },
  "/management-application": { readers: gates },
  "/players/": { readers: signedOut, addresses: () => ["/players"] },
  "/players/$slug": { readers: signedOut, addresses: () => ["/players/nobody"] },
  "/points": { readers: gates },
  "/privacy": { readers: signedOut },
  "/register": { readers: signedOut },
  "/reset-password": { readers: signedOut, addresses: () => ["/reset-password", `/reset-password#${"a".repeat(43)}`] },
  "/settings": { readers: gates },
  "/results/": {
    readers: signedOut,
    addresses: () => ["/results", "/results?year=2025", "/results?year=1999"],
  },
  "/results/$id/$slug": { readers: signedOut, addresses: ({ result }) => [result] },
  "/results/$id/": { readers: signedOut, addresses: () => ["/results/01980000-0000-7000-8000-00000000dead"] },
  "/sponsors": { readers: [] }, // only a page while the team has any
  "/staff-application": { readers: gates },
  "/terms": { readers: signedOut },
  "/unavailable": { readers: [] }, // only shown in place of a page that can't be rendered, see the sweep
  "/verify-email": { readers: signedOut, addresses: () => ["/verify-email", `/verify-email#${"a".repeat(43)}`] },
  "/schedule": { readers: signedOut },
  "/news/": { readers: signedOut, addresses: () => ["/news", "/news?search=pennine", "/news?search=zzz"] },
  "/news/category/$category": { readers: signedOut, addresses: () => ["/news/category/tournament"] },
  "/news/tags/$tag": { readers: signedOut, addresses: () => ["/news/tags/roster", "/news/tags/nothing"] },
  "/news/$id/$slug": { readers: signedOut, addresses: ({ article }) => [article] },
  "/news/$id/": { readers: signedOut, addresses: () => ["/news/01980000-0000-7000-8000-00000000dead"] },
  "/temp-access/$linkCode": {
    readers: signedOut,
    addresses: ({ link }) => [link, `/temp-access/${"a".repeat(43)}`],
  },
  "/admin": { readers: [] }, // redirects to a tab
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
  "/admin/set-up-second-factor": { readers: [] }, // only for admins who must set one up, see the states
  "/admin/settings": { readers: staff },
  "/admin/set-up": { readers: [] }, // only on a new site, see set-up.spec.ts
  "/admin/site": { readers: editors },
  "/admin/social": { readers: staff },
  "/admin/temp-access": { readers: admins },
};

/** Returns the addresses of all pages that a reader may see. */
export const addressesOf = (reader: Reader, made: Made): string[] =>
  Object.entries(pages).flatMap(([path, { readers, addresses }]) =>
    readers.includes(reader) ? (addresses?.(made) ?? [path]) : [],
  );
