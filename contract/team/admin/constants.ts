/** The facts that only admins change: what the law asks about, and the points programme. */
export const adminFacts = ["legal", "programme"] as const;

export const teamTexts = {
  unknown: "There’s no such fact",
  notOne: "Please change the facts in it one by one",
  stale: "The draft has changed in the meantime. Please look at it first.",
  noChange: "There’s nothing to publish: the draft is the same as what’s published.",
  forAdmins: "Only admins can change this",
  changesAdmins: "Only admins can do this, because it changes the legal facts or the points programme.",
  past: "Please choose a moment in the future",
  noVersion: "This version doesn’t exist.",
  noPicture: "This picture isn’t in the file",
  wrongPicture: "This picture of the file can’t be read",
  nobody: "Nobody has this name any more.",
  same: "This version is what’s published now.",
  newer: "Something newer has been published since, so this can’t be undone any more.",
} as const;

/** The preview of a page of the site: this, then the page's path. */
export const previewPath = "/preview";

/** All published facts as a JSON file. */
export const teamFilePath = "/api/admin/team/export";

/** What the site keeps of a person among the facts, as a page for them. Their name is the query's `name`. */
export const personFilePath = "/api/admin/team/people/file";

/** Titles of toasts. */
export const teamToasts = {
  published: "Published",
  publishFailed: "Failed to publish",
  scheduled: "Publication scheduled",
  unscheduled: "Publication cancelled",
  unscheduleFailed: "Failed to cancel the publication",
  undone: "The site is as it was before",
  undoFailed: "Failed to undo the publication",
  restored: "Restored and published",
  restoreFailed: "Failed to restore the version",
  discarded: "Draft discarded",
  discardFailed: "Failed to discard the draft",
  forgotten: "Forgotten",
  forgetFailed: "Failed to forget the person",
  imported: "The file is in the draft",
} as const;
