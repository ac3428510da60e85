import { type ComponentProps, createContext, use } from "react";

/** The address of the page that is shown: its path, and its query if it has one. */
export const CurrentPath = createContext("");

type TextLinkProps = { href: `/${string}` } & Omit<ComponentProps<"a">, "href">;

/** A plain link to a page of ours, which says so where that is the page one is on. Documents and islands have no router. */
export function TextLink({ href, ...anchor }: TextLinkProps) {
  const [path] = use(CurrentPath).split("?");
  return <a {...anchor} href={href} aria-current={path === href ? "page" : undefined} />;
}
