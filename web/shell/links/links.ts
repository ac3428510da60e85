import { platformNames } from "#contract/team/platforms.ts";
import { type SectionId, sectionPath, shownSections } from "#contract/team/section-places.ts";
import { type TeamPage, teamPages } from "#contract/team/team-pages.ts";
import type { Team } from "#contract/team.ts";
import { capitalised } from "#contract/writing.ts";

type SectionName = { id: SectionId; name: string };

const inBar: SectionId[] = ["team", "news", "subscription", "merchandise", "contact"];
const inFooter: SectionId[] = ["team", "achievements", "news", "sponsors", "contact"];

/**
 * Returns links to those that can be found somewhere, in the home page's order. Those that only have a page of their own come last.
 * A link is called what its section's address is.
 */
const inOrder = (sections: SectionId[], team: Team): SectionName[] =>
  [...new Set([...shownSections(team), ...sections])]
    .filter((id) => sections.includes(id) && sectionPath(id, team))
    .map((id) => ({ id, name: capitalised(id) }));

/** The links of the bar, which its mobile menu repeats. News is second at the latest, because people come back for it. */
export function barSections(team: Team): SectionName[] {
  const [first, ...others] = inOrder(inBar, team);
  const isNews = ({ id }: SectionName) => id === "news";
  return [...(first ? [first] : []), ...others.filter(isNews), ...others.filter((section) => !isNews(section))];
}

export const footerSections = (team: Team): SectionName[] => [{ id: "home", name: "Home" }, ...inOrder(inFooter, team)];

type NamedPage = { href: `/${string}`; name: string };

const teamPageNames: Record<TeamPage, string> = {
  "/about": "About",
  "/management": "Management",
  "/sponsors": "Sponsors",
};
export const aboutPages = (team: Team): NamedPage[] =>
  teamPages(team).map((href) => ({ href, name: teamPageNames[href] }));

export const socialLinks = ({ socials }: Team) =>
  socials.map(({ platform, url }) => ({ name: platformNames[platform], href: url }));

/** The bar is one line, so it has the first ones. The menu and the footer have all. */
export const mostInBar = 6;

/** The links under My Account. */
export const memberPages = ({ programme }: Team): NamedPage[] => [
  { href: "/dashboard", name: "Dashboard" },
  { href: "/calendar", name: "Calendar" },
  ...(programme.isOn ? [{ href: "/points", name: programme.name } as const] : []),
  { href: "/settings", name: "Settings" },
];
