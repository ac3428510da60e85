import type { Team } from "#contract/team.ts";

/** What to know before applying, for both posts. */
export const applicationNotes = ({ join: { moderator, reviewTime } }: Team) => [
  ...moderator.points,
  `Review time: ${reviewTime}`,
];
