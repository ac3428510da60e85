import type { FirstSteps } from "#contract/first-steps/schemas.ts";

export type Step = {
  name: string;
  text: string;
  isTaken: boolean;
  /** Where it is taken, or its outcome is seen; none: with a button beside it. */
  way?: { to: string; hash?: string; label: string };
};

/** The steps that make a new site the owner's, in the order that takes least work. */
export const stepsOf = (taken: FirstSteps): Step[] => [
  {
    name: "Your team file",
    text: "Name, text, people and colours are in team.config.ts. Turn demo mode off there, then restart.",
    isTaken: taken.hasOwnTeam,
    way: { to: "/about", label: "See what it says" },
  },
  {
    name: "The first player",
    text: "Who plays for you, with a photo or the portrait we draw.",
    isTaken: taken.hasOwnPlayer,
    way: { to: "/admin/players", hash: "create", label: "Add a player" },
  },
  {
    name: "The first article",
    text: "Share news, or announce that you’re here.",
    isTaken: taken.hasOwnArticle,
    way: { to: "/admin/news", label: "Write an article" },
  },
  {
    name: "Your icon",
    text: "The small picture in the browser tab. Until you upload one, we draw it from your name.",
    isTaken: taken.hasOwnIcon,
    way: { to: "/admin/settings", label: "Upload an icon" },
  },
  {
    name: "Clear the demo",
    text: "This removes the sample content and keeps yours.",
    isTaken: !taken.hasDemonstration,
  },
];
