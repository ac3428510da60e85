import type { Team } from "#contract/team.ts";

/** When people can apply for the two posts. Days are such as 2027-06-30, in the team's time zone. */

/** The posts that members apply for themselves, as applications name them. */
export const memberApplicationTypes = ["staff", "management"] as const;
export type MemberApplicationType = (typeof memberApplicationTypes)[number];
export const postNames: Record<MemberApplicationType, string> = { staff: "Moderator", management: "Management" };

export type Days = { opens?: string | undefined; closes?: string | undefined };
export type Post = Days & { isOpen: boolean };
export type Opening = { is: "open"; until?: string } | { is: "upcoming"; from: string } | { is: "closed" };

/** Whether people can apply on a day. Without a day, for facts that are as on their day already: see `onItsDay`. */
export function openingOf({ isOpen, opens, closes }: Post, day?: string): Opening {
  if (!isOpen || (closes && day && day > closes)) return { is: "closed" };
  if (opens && (!day || day < opens)) return { is: "upcoming", from: opens };
  return { is: "open", ...(closes && { until: closes }) };
}

export const openingFor = (type: MemberApplicationType, { join }: Team, day?: string): Opening =>
  openingOf(type === "staff" ? join.moderator : join.management, day);

/** Whether there's anything to apply for, now or from a day that is set. Otherwise nothing leads there. */
export const isRecruiting = ({ join }: Team): boolean =>
  join.roles.length > 0 || join.moderator.isOpen || join.management.isOpen;
