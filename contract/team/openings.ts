import type { memberApplicationTypes } from "#contract/applications/constants.ts";
import type { Team } from "#contract/team.ts";

/** When people can apply for the two posts. Days are such as 2027-06-30, in the team's time zone. */

export type MemberApplicationType = (typeof memberApplicationTypes)[number];
type Days = { opens?: string | undefined; closes?: string | undefined };
type Post = Days & { isOpen: boolean };
export type Opening = { is: "open"; until?: string } | { is: "upcoming"; from: string } | { is: "closed" };

/** Whether people can apply on a day. Without a day, for facts that are as on their day already: see `onItsDay`. */
export function openingOf({ isOpen, opens, closes }: Post, day?: string): Opening {
  if (!isOpen || (closes && day && day > closes)) return { is: "closed" };
  if (opens && (!day || day < opens)) return { is: "upcoming", from: opens };
  return { is: "open", ...(closes && { until: closes }) };
}

/** Returns a post with only what matters on a day and after it, so that it doesn't need the day any more. */
export function onItsDay<P extends Post>(post: P, day: string): P {
  const opening = openingOf(post, day);
  return {
    ...post,
    isOpen: opening.is !== "closed",
    opens: opening.is === "upcoming" ? opening.from : undefined,
    closes: opening.is === "closed" ? undefined : post.closes,
  };
}

/** Why these days can't be, if they can't. */
export const wrongDays = ({ opens, closes }: Days): string | undefined =>
  opens && closes && closes < opens ? "Please choose a last day that isn’t before the first" : undefined;

export const openingFor = (type: MemberApplicationType, { join }: Team, day?: string): Opening =>
  openingOf(type === "staff" ? join.moderator : join.management, day);

/** Whether there's anything to apply for, now or from a day that is set. Otherwise nothing leads there. */
export const isRecruiting = ({ join }: Team): boolean =>
  join.roles.length > 0 || [join.moderator, join.management].some((post) => openingOf(post).is !== "closed");
