import { use } from "react";
import type { SectionId } from "#web/router/element-ids.ts";
import { CurrentPath } from "#web/ui/actions/text-link.tsx";
import { SectionLink } from "./section-link.tsx";

type BarSectionLinkProps = { section: SectionId; className?: string; children: string };

/** A section link for the bar, marked as current on the pages of its section. */
export function BarSectionLink({ section, ...rest }: BarSectionLinkProps) {
  const [path = ""] = use(CurrentPath).split("?");
  const isHere = path === `/${section}` || path.startsWith(`/${section}/`);
  return <SectionLink section={section} aria-current={isHere || undefined} {...rest} />;
}
