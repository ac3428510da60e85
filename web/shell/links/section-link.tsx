import type { ComponentProps } from "react";
import type { SectionId } from "#web/router/element-ids.ts";

type SectionLinkProps = {
  section: SectionId;
  /** How far below the top of the window the section stops, if it isn't just below the bar. */
  offsetPx?: number;
} & Omit<ComponentProps<"a">, "href">;

/** A link to a section of the home page. On the home page a script scrolls to it. */
export const SectionLink = ({ section, offsetPx, ...anchor }: SectionLinkProps) => (
  <a {...anchor} href={`/#${section}`} data-section={section} data-offset={offsetPx} />
);
