import { type ComponentProps, use } from "react";
import type { SectionId } from "#web/router/element-ids.ts";
import { CurrentPath } from "#web/ui/actions/text-link.tsx";

type SectionLinkProps = {
  section: SectionId;
  /** How far below the top of the window the section stops, if it isn't just below the bar. */
  offsetPx?: number;
} & Omit<ComponentProps<"a">, "href">;

/** A link to a section of the home page. On the home page a script scrolls to it. */
export const SectionLink = ({ section, offsetPx, ...anchor }: SectionLinkProps) => (
  <a {...anchor} href={`/#${section}`} data-section={section} data-offset={offsetPx} />
);

type BarSectionLinkProps = { section: SectionId; className?: string; children: string };

/** A section link for the bar, marked as current on the pages of its section. */
export function BarSectionLink({ section, ...rest }: BarSectionLinkProps) {
  const [path = ""] = use(CurrentPath).split("?");
  const isHere = path === `/${section}` || path.startsWith(`/${section}/`);
  return <SectionLink section={section} aria-current={isHere || undefined} {...rest} />;
}
