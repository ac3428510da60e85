import { spellingOf } from "#contract/staff/guest-mark.ts";
import { team } from "#team.config.ts";

const own = [team.name, team.wordmark].map(spellingOf);

/** Whether it looks like the team's own name, which stands for all of its staff beside events and adjustments. */
export const isTeamName = (name: string) => own.includes(spellingOf(name));
