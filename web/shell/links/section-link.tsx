import { type ComponentProps, use } from "react";
import { type SectionId, sectionPath } from "#contract/team/section-places.ts";
import { useTeam } from "#web/api/team.ts";
import { CurrentPath } from "#web/ui/actions/text-link.tsx";

type SectionLinkProps = {
  section: SectionId;
  /** How far below the top of the window the section stops, if it isn't just below the bar. */
  offsetPx?: number;
} & Omit<ComponentProps<"a">, "href">;

/** A link to a section of the home page, where a script scrolls to it, or to the page that it has elsewhere. Nothing without either. */
export function SectionLink({ section, offsetPx, ...anchor }: SectionLinkProps) {
  const path = sectionPath(section, useTeam());
  const scrolls = path === `/#${section}` && { "data-section": section, "data-offset": offsetPx };
  return path && <a {...anchor} href={path} {...scrolls} />;
}

type BarSectionLinkProps = { section: SectionId; className?: string; children: string };

/** A section link for the bar, marked as current on the pages of its section. */
export function BarSectionLink({ section, ...rest }: BarSectionLinkProps) {
  const [path = ""] = use(CurrentPath).split("?");
  const isHere = path === `/${section}` || path.startsWith(`/${section}/`);
  return <SectionLink section={section} aria-current={isHere || undefined} {...rest} />;
}
