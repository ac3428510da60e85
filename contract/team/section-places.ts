import { countedPlatforms } from "#contract/social-counts/constants.ts";
import type { Team } from "#contract/team.ts";
import type { HomeSection } from "./home-sections.ts";

/** Where sections are found, on the home page or elsewhere. */

/** A section that links point to. `home` is the top of the page. */
export type SectionId = "home" | HomeSection;

/**
 * What fills a section. Without any of it, the section vanishes with all that leads to it. The others say themselves that they're
 * empty.
 */
const contentsOf = (team: Team): Partial<Record<HomeSection, readonly unknown[]>> => ({
  subscription: team.subscription.plans,
  merchandise: team.merch,
  social: countedPlatforms(team),
  sponsors: team.sponsors,
});
const hasContent = (section: HomeSection, team: Team) => contentsOf(team)[section]?.length !== 0;

/** The sections of the home page that are shown, in order. */
export const shownSections = (team: Team): HomeSection[] =>
  team.home.sections.filter((section) => hasContent(section, team));

/** Sections whose content is on a page of its own too. */
const withPage: readonly HomeSection[] = ["news", "sponsors"];

/** Returns the address of a section: on the home page if it's shown there, otherwise its own page. Undefined without either. */
export function sectionPath(section: SectionId, team: Team): `/${string}` | undefined {
  if (section === "home" || shownSections(team).includes(section)) return `/#${section}`;
  return withPage.includes(section) && hasContent(section, team) ? `/${section}` : undefined;
}
