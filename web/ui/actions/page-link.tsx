import { type ComponentProps, createContext, use } from "react";

/** The address of the page that is shown: its path, and its query if it has one. */
export const Here = createContext("");

type PageLinkProps = { href: `/${string}` } & Omit<ComponentProps<"a">, "href">;

/** A plain link to a page of ours, which says so where that is the page one is on. Documents and islands have no router. */
export function PageLink({ href, ...anchor }: PageLinkProps) {
  const [path] = use(Here).split("?");
  return <a {...anchor} href={href} aria-current={path === href ? "page" : undefined} />;
}
