import type { FirstSteps } from "#contract/first-steps/schemas.ts";

export type Step = {
  name: string;
  text: string;
  isTaken: boolean;
  /** Where it is taken, or its outcome is seen; none: with a button beside it. */
  way?: { to: string; hash?: string; label: string };
};

/** What makes a new site somebody's own, in the order in which it is least work. */
export const stepsOf = (taken: FirstSteps): Step[] => [
  {
    name: "Your team's file",
    text: "Name, texts, people and colours stand in team.config.ts. Say there that it is no demonstration, and start anew.",
    isTaken: taken.hasOwnTeam,
    way: { to: "/about", label: "See what it says" },
  },
  {
    name: "The first player",
    text: "Who plays for you, with a picture or with the portrait that we draw.",
    isTaken: taken.hasOwnPlayer,
    way: { to: "/admin/players", hash: "add-player", label: "Add a player" },
  },
  {
    name: "The first article",
    text: "What has happened, or that you are here now.",
    isTaken: taken.hasOwnArticle,
    way: { to: "/admin/news", label: "Write an article" },
  },
  {
    name: "Your icon",
    text: "The small picture in the tab of the browser. Until then it is drawn from your name.",
    isTaken: taken.hasOwnIcon,
    way: { to: "/admin/settings", label: "Upload an icon" },
  },
  {
    name: "Nothing invented",
    text: "What the first start filled in goes in one press; what is yours stays.",
    isTaken: !taken.hasDemonstration,
  },
];
