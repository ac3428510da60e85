import type { AuditKind } from "#contract/audit-log/constants.ts";
import type { AuditEntry } from "#contract/audit-log/schemas.ts";
import { binKinds, binThings } from "#contract/bin/constants.ts";
import { capitalised } from "#contract/writing.ts";

/** Names of the kinds of things that can change. */
export const kindNames: Record<AuditKind, string> = {
  access: "Access",
  "access-links": "Temporary link",
  achievements: "Achievement",
  applications: "Application",
  "audit-log": "Audit log",
  calendar: "Event",
  channels: "Platform",
  "contact-messages": "Message",
  demonstration: "Demo content",
  discord: "Discord",
  news: "Article",
  players: "Player",
  points: "Points",
  "preview-links": "Preview link",
  redemptions: "Redemption",
  "reward-items": "Reward item",
  "site-icon": "Favicon",
  "social-counts": "Follower count",
  staff: "Sign-in",
  "staff-accounts": "Admin account",
  switches: "Switch",
  team: "Team facts",
  "undelivered-messages": "Undelivered message",
  users: "Member",
  "video-channel": "Video channel",
  videos: "Video",
};

/** Whose changes to show instead of staff's. */
export const actorNames = { members: "Members", everyone: "Everyone" };

const nouns: Record<string, string | undefined> = kindNames;

const verbs: Record<string, string> = {
  accept: "accepted",
  "accept-drop": "drop accepted",
  adjust: "adjusted",
  archive: "archived",
  "ask-for-reset": "password reset requested",
  award: "awarded",
  "choose-channel": "channel chosen",
  claim: "opened",
  connect: "connected",
  create: "added",
  deactivate: "deactivated",
  "end-session": "session ended",
  disconnect: "disconnected",
  discard: "deleted permanently",
  "dismiss-drop": "drop dismissed",
  export: "downloaded",
  hide: "hidden",
  "own-password": "changed their own password",
  password: "got a new password",
  read: "marked as read",
  record: "recorded",
  refuse: "refused",
  remove: "deleted",
  reorder: "order changed",
  reset: "reset from the console",
  "reset-by-mail": "password reset with an emailed link",
  resolve: "resolved",
  restore: "restored",
  review: "reviewed",
  "send-again": "sent again",
  "sign-in-failed": "failed",
  "take-back": "decision taken back",
  test: "tested",
  unarchive: "moved out of the archive",
  "undo-award": "award undone",
  unhide: "put back",
  unread: "marked as unread",
  update: "changed",
  withdraw: "withdrawn",
};

const inWords = (code: string) => code.replaceAll("-", " ");

/** Actions whose target adds nothing to their words. */
const wholeSentences: Record<string, string> = {
  "applications.view": "Applications viewed",
  "staff.sign-in": "Sign-in to the admin area",
};

/** Turns an action such as `players.update` into "Player changed". */
export function happening(action: string): string {
  const sentence = wholeSentences[action];
  if (sentence) return sentence;
  const [noun = "", verb = ""] = action.split(".");
  return `${nouns[noun] ?? capitalised(inWords(noun))} ${verbs[verb] ?? inWords(verb)}`;
}

/** Kinds whose entries record the name of the thing. For others, the target says what it is. */
const named: readonly string[] = binKinds.filter((kind) => binThings[kind].isNamedInLog);

/** Returns the name of what was changed, or nothing if the action says it all. */
export function targetName({ action, target }: Pick<AuditEntry, "action" | "target">): string {
  const [noun = ""] = action.split(".");
  if (wholeSentences[action]) return "";
  if (noun === "calendar") return capitalised(target.replace(/^event (?!of )/, ""));
  return named.includes(noun)
    ? target.replace(/^reward item /, "")
    : capitalised(noun === "switches" ? inWords(target) : target);
}

/** Returns a person's name, without the link they used. */
export function actorName({ actor, actorType }: Pick<AuditEntry, "actor" | "actorType">): string {
  const end = actorType === "temporary" ? actor.lastIndexOf(" (temporary link") : -1;
  return end < 0 ? actor : actor.slice(0, end);
}

/** Returns the description of the temporary link that someone used, or nothing. */
export const linkName = ({ actor, actorType }: Pick<AuditEntry, "actor" | "actorType">): string | undefined =>
  actorType === "temporary" ? /\(temporary link: (.+)\)$/s.exec(actor)?.[1] : undefined;

const names: Record<string, string> = { isOn: "State", imageUrl: "Picture", publishedAt: "Published" };

/** Turns `powerRanking` into "Power ranking". Nested fields keep both names. */
export const fieldName = (path: string) =>
  path
    .split(".")
    .map((name) => names[name] ?? spelledOut(name))
    .join(", ");

const spelledOut = (name: string) =>
  capitalised(
    name
      .replace(/^(is|has)(?=[A-Z])/, "")
      .replace(/Url$/, "")
      .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .replace(/ at$/, ""),
  );
