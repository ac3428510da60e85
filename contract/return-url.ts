import { pageAt } from "./page-paths.ts";

const longest = 2000;
/** Signing in never returns to these pages, because they would lead back to it. */
const circles = ["/login", "/register"];

/**
 * Returns where to go after signing in: the path, query and hash of an existing page, or the home page for any other value. Reads
 * the address as a browser would, and its path as the router does, which decodes it first.
 */
export function safeReturnUrl(value: unknown, siteUrl: string): string {
  if (typeof value !== "string" || value.length > longest) return "/";
  const { origin } = new URL(siteUrl);
  const url = URL.parse(value, origin);
  if (url?.origin !== origin || !isPage(url.pathname)) return "/";
  const target = url.pathname + url.search + url.hash;
  return target.length > longest ? "/" : target; // encoded letters are longer
}

/** Like safeReturnUrl, but for staff: returns a dashboard page with its query and hash, or the dashboard itself. */
export function staffReturnUrl(value: unknown, siteUrl: string): string {
  const target = safeReturnUrl(value, siteUrl);
  return target.startsWith("/admin/") ? target : "/admin";
}

/** Returns the query that tells a sign-in page where to go afterwards, or an empty string. */
export const returnQuery = (returnUrl: string | undefined) =>
  returnUrl ? (`?${new URLSearchParams({ returnUrl })}` as const) : "";

function isPage(pathname: string): boolean {
  const path = decoded(pathname);
  if (path === undefined || /^\/[/\\]/.test(path)) return false; // a browser would take it for another host
  const page = pageAt(withoutLastSlashes(path));
  return page !== undefined && !circles.includes(page);
}

/** A loop, because a regular expression would retry at every slash and take quadratic time. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end--;
  return path.slice(0, end);
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
