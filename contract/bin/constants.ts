import { isAllowed, type StaffArea, type StaffRole } from "#contract/staff/roles.ts";

/** What staff can delete and restore, named after its feature. */
export const binKinds = [
  "players",
  "achievements",
  "news",
  "contact-messages",
  "applications",
  "calendar",
  "videos",
  "reward-items",
] as const;
export type BinKind = (typeof binKinds)[number];

export const binKindLabels: Record<BinKind, string> = {
  players: "Player",
  achievements: "Achievement",
  news: "Article",
  "contact-messages": "Message",
  applications: "Application",
  calendar: "Event",
  videos: "Video",
  "reward-items": "Item",
};

export const binSorts = ["deletedAt", "name"] as const;

const areas: Record<BinKind, StaffArea> = {
  players: "players",
  achievements: "achievements",
  news: "news",
  "contact-messages": "messages",
  applications: "applications",
  calendar: "calendar",
  videos: "videos",
  "reward-items": "points",
};

/** Returns the kinds a role may delete. It may also see those in the bin, restore them and delete them permanently. */
export const binKindsOf = (role: StaffRole): BinKind[] =>
  binKinds.filter((kind) => isAllowed(role, areas[kind], "write"));

/** Messages in the bin and its toasts. */
export const binTexts = {
  restored: "Restored",
  restoreFailed: "Failed to restore",
  discarded: "Deleted permanently",
  discardFailed: "Failed to delete",
  gone: "This isn’t in the bin any more.",
  takenBack: "Something else has taken its place, so it can’t be restored.",
  ownerGone: "The account it belonged to has been deleted, so it can’t be restored.",
  appliedAgain: "This member has applied again since. Delete the newer application first.",
  retired: "This item was retired, not deleted. Edit it to make it active again.",
} as const;
