import type { PagePattern } from "#contract/page-paths.ts";

type Uncounted = `/admin${string}` | `/temp-access/${string}`;
type PlainPage = Exclude<PagePattern, Uncounted | `/${"news" | "players" | "results"}/${string}`>;

/** Pages' names for staff. */
const names: Record<PlainPage, string> = {
  "/": "Home",
  "/about": "About",
  "/apply": "Apply",
  "/calendar": "Calendar",
  "/dashboard": "Member dashboard",
  "/delete-account": "Delete account",
  "/forgot-password": "Forgot password",
  "/login": "Sign in",
  "/management": "Management",
  "/management-application": "Management application",
  "/news": "News",
  "/players": "Players",
  "/points": "Points",
  "/privacy": "Privacy",
  "/register": "Register",
  "/reset-password": "Reset password",
  "/results": "Results",
  "/schedule": "Schedule",
  "/settings": "Member settings",
  "/sponsors": "Sponsors",
  "/staff-application": "Moderator application",
  "/terms": "Terms",
  "/verify-email": "Verify email",
};
const named = new Map<string, string>(Object.entries(names));

type Page = { page: string; title: string | null };

/** Returns a page's title. What has been deleted since is named after the words in its address. */
export const pageName = ({ page, title }: Page): string => title ?? named.get(page) ?? wordsIn(page);

const wordsIn = (page: string) =>
  page
    .replace(/^\/news\/[0-9a-f-]{36}\/?/, "Article: ")
    .replace(/^\/results\/[0-9a-f-]{36}\//, "Result: ")
    .replace(/^\/players\//, "Player: ")
    .replace(/^\/news\/category\//, "News category: ")
    .replace(/^\/news\/tags\/(.*)/, (_, tag: string) => `News tag: ${decodeURIComponent(tag)}`);
