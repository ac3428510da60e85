import { type ComponentProps, createContext, use } from "react";
import "./text-link.css";

/** The path and query of the current page. */
export const CurrentPath = createContext("");

type TextLinkProps = { href: `/${string}` } & Omit<ComponentProps<"a">, "href">;

/** A plain link to one of our pages, marked as current on that page. Documents and islands have no router. */
export function TextLink({ href, ...anchor }: TextLinkProps) {
  const [path] = use(CurrentPath).split("?");
  return <a {...anchor} href={href} aria-current={path === href ? "page" : undefined} />;
}
