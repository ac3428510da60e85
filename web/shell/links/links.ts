import type { Team } from "#contract/team.ts";
import { platformNames } from "#contract/team/platforms.ts";
import type { SectionId } from "#web/router/element-ids.ts";

type SectionName = { id: SectionId; name: string };

/** The links of the bar, which its mobile menu repeats. */
export const barSections: SectionName[] = [
  { id: "team", name: "Team" },
  { id: "news", name: "News" },
  { id: "subscription", name: "Subscription" },
  { id: "merchandise", name: "Merchandise" },
  { id: "contact", name: "Contact" },
];

export const footerSections: SectionName[] = [
  { id: "home", name: "Home" },
  { id: "team", name: "Team" },
  { id: "achievements", name: "Achievements" },
  { id: "news", name: "News" },
  { id: "contact", name: "Contact" },
];

export const socialLinks = ({ socials }: Team) =>
  socials.map(({ platform, url }) => ({ name: platformNames[platform], href: url }));

/** The bar is one line, so it has the first ones. The menu and the footer have all. */
export const mostInBar = 6;

/** The links under My Account. */
export const memberPages = ({ programme }: Team): { href: `/${string}`; name: string }[] => [
  { href: "/dashboard", name: "Dashboard" },
  { href: "/calendar", name: "Calendar" },
  { href: "/points", name: programme.name },
  { href: "/settings", name: "Settings" },
];
