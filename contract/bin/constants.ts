import { isAllowed, type StaffArea, type StaffRole } from "#contract/staff/roles.ts";

type BinThing = {
  label: string;
  /** Staff who may change it may delete and restore it. */
  area: StaffArea;
  /** Whether the audit log has its name. The names of the others would be personal. */
  isNamedInLog: boolean;
};

/** What staff can delete and restore, named after its feature. */
export const binThings = {
  players: { label: "Player", area: "players", isNamedInLog: true },
  achievements: { label: "Achievement", area: "achievements", isNamedInLog: true },
  news: { label: "Article", area: "news", isNamedInLog: true },
  "contact-messages": { label: "Message", area: "messages", isNamedInLog: false },
  applications: { label: "Application", area: "applications", isNamedInLog: false },
  calendar: { label: "Event", area: "calendar", isNamedInLog: false },
  videos: { label: "Video", area: "videos", isNamedInLog: true },
  "reward-items": { label: "Item", area: "points", isNamedInLog: true },
} as const satisfies Record<string, BinThing>;

export type BinKind = keyof typeof binThings;
export const binKinds = Object.keys(binThings) as [BinKind, ...BinKind[]]; // there are some

export const binKindLabels = Object.fromEntries(binKinds.map((kind) => [kind, binThings[kind].label])) as Record<
  BinKind,
  string
>; // one for each kind

export const binSorts = ["deletedAt", "name"] as const;

/** Returns the kinds a role may delete. It may also see those in the bin, restore them and delete them permanently. */
export const binKindsOf = (role: StaffRole): BinKind[] =>
  binKinds.filter((kind) => isAllowed(role, binThings[kind].area, "write"));

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
