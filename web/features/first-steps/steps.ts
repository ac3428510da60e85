import type { FirstSteps } from "#contract/first-steps/schemas.ts";

export type Step = {
  name: string;
  text: string;
  isTaken: boolean;
  /** A link to where it's taken, or to its result. Steps without one have a button. */
  way?: { to: string; hash?: string; label: string };
};

/**
 * Returns the steps of setting up a new site, in the order that takes the least work. `hasBegun` says whether this person has
 * opened the setup before.
 */
export const stepsOf = (taken: FirstSteps, hasBegun = false): Step[] => [
  taken.isNew
    ? {
        name: "Say who you are",
        text: "Your name, colours, people, links and a first article, in five steps. You can skip any of them.",
        isTaken: false,
        way: { to: "/admin/set-up", label: hasBegun ? "Go on setting up" : "Set up the site" },
      }
    : {
        name: "Say who you are",
        text: "Names, texts, people and colours, edited beside the page itself. Turn off the footer’s note about invented people there too.",
        isTaken: taken.hasOwnTeam,
        way: { to: "/admin/site", label: "Edit the site" },
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
