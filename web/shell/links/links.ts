import type { SectionId } from "#web/router/element-ids.ts";
import { team } from "#web/team.ts";

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

export const socialLinks = [
  { name: "Twitter", href: team.socials.twitter },
  { name: "TikTok", href: team.socials.tiktok },
  { name: "YouTube", href: team.socials.youtube },
  { name: "Discord", href: team.socials.discord },
  { name: "Twitch", href: team.socials.twitch },
];

/** The links under My Account. */
export const memberPages = [
  { href: "/dashboard", name: "Dashboard" },
  { href: "/calendar", name: "Calendar" },
  { href: "/points", name: team.programme.name },
  { href: "/settings", name: "Settings" },
] as const;
