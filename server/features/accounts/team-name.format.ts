import { lookOf } from "#contract/staff/accounts/disguised-names.ts";
import type { Team } from "#contract/team.ts";

/** Whether it looks like the team's own name, which stands for all of its staff beside events and adjustments. */
export const isTeamName = (name: string, team: Team) => [team.name, team.wordmark].map(lookOf).includes(lookOf(name));
