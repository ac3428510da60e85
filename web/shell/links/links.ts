import { platformNames } from "#contract/team/platforms.ts";
import { type SectionId, sectionPath, shownSections } from "#contract/team/section-places.ts";
import type { Team } from "#contract/team.ts";

type SectionName = { id: SectionId; name: string };

const inBar: SectionName[] = [
  { id: "team", name: "Team" },
  { id: "news", name: "News" },
  { id: "subscription", name: "Subscription" },
  { id: "merchandise", name: "Merchandise" },
  { id: "contact", name: "Contact" },
];
const inFooter: SectionName[] = [
  { id: "team", name: "Team" },
  { id: "achievements", name: "Achievements" },
  { id: "news", name: "News" },
  { id: "contact", name: "Contact" },
];

/** Returns those that can be found somewhere, in the home page's order. Those that only have a page of their own come last. */
function inOrder(sections: SectionName[], team: Team): SectionName[] {
  const shown: SectionId[] = shownSections(team);
  const placeOf = ({ id }: SectionName) => (shown.includes(id) ? shown.indexOf(id) : shown.length);
  return sections.filter(({ id }) => sectionPath(id, team)).sort((one, other) => placeOf(one) - placeOf(other));
}

/** The links of the bar, which its mobile menu repeats. News is second at the latest, because people come back for it. */
export function barSections(team: Team): SectionName[] {
  const [first, ...others] = inOrder(inBar, team);
  const news = others.find(({ id }) => id === "news");
  return [...(first ? [first] : []), ...(news ? [news] : []), ...others.filter((section) => section !== news)];
}

export const footerSections = (team: Team): SectionName[] => [{ id: "home", name: "Home" }, ...inOrder(inFooter, team)];

type NamedPage = { href: `/${string}`; name: string };

/** The pages about the team. */
export const aboutPages = ({ sponsors }: Team): NamedPage[] => [
  { href: "/about", name: "About" },
  { href: "/management", name: "Management" },
  ...(sponsors.length > 0 ? [{ href: "/sponsors", name: "Sponsors" } as const] : []),
];

export const socialLinks = ({ socials }: Team) =>
  socials.map(({ platform, url }) => ({ name: platformNames[platform], href: url }));

/** The bar is one line, so it has the first ones. The menu and the footer have all. */
export const mostInBar = 6;

/** The links under My Account. */
export const memberPages = ({ programme }: Team): NamedPage[] => [
  { href: "/dashboard", name: "Dashboard" },
  { href: "/calendar", name: "Calendar" },
  { href: "/points", name: programme.name },
  { href: "/settings", name: "Settings" },
];
