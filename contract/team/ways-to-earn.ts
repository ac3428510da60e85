import type { Team } from "#contract/team.ts";

const list = new Intl.ListFormat("en-GB");

/** What members do for points, as in "You earn points by playing". Undefined if the team doesn't say. */
export const earnedBy = ({ programme: { ways } }: Team): string | undefined =>
  ways.length > 0 ? `by ${list.format(ways)}` : undefined;
