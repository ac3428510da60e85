import { team } from "#web/team.ts";

const { moderator, reviewTime } = team.join;

/** What to know before applying, for both posts. */
export const applicationNotes = [...moderator.points, `Review takes ${reviewTime}`];
