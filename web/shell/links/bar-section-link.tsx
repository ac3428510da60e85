import { use } from "react";
import type { SectionId } from "#web/router/element-ids.ts";
import { CurrentPath } from "#web/ui/actions/text-link.tsx";
import { SectionLink } from "./section-link.tsx";

type BarSectionLinkProps = { section: SectionId; className?: string; children: string };

/** The same in the bar, which marks it on the pages that its section leads to. */
export function BarSectionLink({ section, ...rest }: BarSectionLinkProps) {
  const [path = ""] = use(CurrentPath).split("?");
  const isHere = path === `/${section}` || path.startsWith(`/${section}/`);
  return <SectionLink section={section} aria-current={isHere || undefined} {...rest} />;
}
