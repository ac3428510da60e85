import { pageAt } from "./page-paths.ts";

const longest = 2000;
/** Pages that lead back to where one came from: they would lead in a circle. */
const circles = ["/login", "/register"];

/**
 * Where to go after signing in: a page that there is, as path, query and anchor; the home page instead of anything else. The
 * address is read as a browser reads it, and its path as the router does, which decodes it first.
 */
export function safeReturnUrl(value: unknown, siteUrl: string): string {
  if (typeof value !== "string" || value.length > longest) return "/";
  const { origin } = new URL(siteUrl);
  const url = URL.parse(value, origin);
  if (url?.origin !== origin || !isPage(url.pathname)) return "/";
  const target = url.pathname + url.search + url.hash;
  return target.length > longest ? "/" : target; // encoded letters are longer
}

/** The same for staff, who work in the dashboard: one of its pages, with whatever it is about, or the dashboard itself. */
export function staffReturnUrl(value: unknown, siteUrl: string): string {
  const target = safeReturnUrl(value, siteUrl);
  return target.startsWith("/admin/") ? target : "/admin";
}

/** What the address of a page that signs in says of where to go then. */
export const returnQuery = (returnUrl: string | undefined) =>
  returnUrl ? (`?${new URLSearchParams({ returnUrl })}` as const) : "";

function isPage(pathname: string): boolean {
  const path = decoded(pathname);
  if (path === undefined || /^\/[/\\]/.test(path)) return false; // a browser would take it for another host
  const page = pageAt(withoutLastSlashes(path));
  return page !== undefined && !circles.includes(page);
}

/** A regular expression would start again at each slash, and take time with the square of their number. */
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
