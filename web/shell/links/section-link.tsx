import type { ComponentProps } from "react";
import type { SectionId } from "#web/router/element-ids.ts";

type SectionLinkProps = {
  section: SectionId;
  /** How far below the top of the window the section comes to rest, where that isn't just below the bar. */
  offsetPx?: number;
} & Omit<ComponentProps<"a">, "href">;

/** A link to a section of the home page. There the page's script scrolls to it; from anywhere else it opens that page. */
export const SectionLink = ({ section, offsetPx, ...anchor }: SectionLinkProps) => (
  <a {...anchor} href={`/#${section}`} data-section={section} data-offset={offsetPx} />
);
