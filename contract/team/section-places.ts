import { countedPlatforms } from "#contract/social-counts/constants.ts";
import type { Team } from "#contract/team.ts";
import type { HomeSection } from "./home.ts";

/** Where sections are found, on the home page or elsewhere. */

/** A section that links point to. `home` is the top of the page. */
export type SectionId = "home" | HomeSection;

/** Sections without content, which vanish with all that leads to them. Lists that staff keep elsewhere say that they're empty. */
const isEmpty: Partial<Record<HomeSection, (team: Team) => boolean>> = {
  subscription: ({ subscription }) => subscription.plans.length === 0,
  merchandise: ({ merch }) => merch.length === 0,
  social: (team) => countedPlatforms(team).length === 0,
  sponsors: ({ sponsors }) => sponsors.length === 0,
};
const hasContent = (section: HomeSection, team: Team) => !isEmpty[section]?.(team);

/** The sections of the home page that are shown, in order. */
export const shownSections = (team: Team): HomeSection[] =>
  team.home.sections.filter((section) => hasContent(section, team));

/** The pages where some sections' content is too. */
const ownPages: Partial<Record<HomeSection, `/${string}`>> = { news: "/news", sponsors: "/sponsors" };

/** Returns the address of a section: on the home page if it's shown there, otherwise its own page. Undefined without either. */
export function sectionPath(section: SectionId, team: Team): `/${string}` | undefined {
  if (section === "home" || shownSections(team).includes(section)) return `/#${section}`;
  return hasContent(section, team) ? ownPages[section] : undefined;
}

/** Where people can write to the team. */
export const contactPath = (team: Team): string => sectionPath("contact", team) ?? `mailto:${team.contactEmail}`;
