import { platformNames } from "#contract/team/platforms.ts";
import type { Team } from "#contract/team.ts";
import type { SectionId } from "#web/router/element-ids.ts";

type SectionName = { id: SectionId; name: string };

/** The links of the bar, which its mobile menu repeats. */
export const barSections = ({ subscription, merch }: Team): SectionName[] => [
  { id: "team", name: "Team" },
  { id: "news", name: "News" },
  ...(subscription.plans.length > 0 ? [{ id: "subscription", name: "Subscription" } as const] : []),
  ...(merch.length > 0 ? [{ id: "merchandise", name: "Merchandise" } as const] : []),
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
