import type { Team } from "#contract/team.ts";
import { teamId } from "#web/router/element-ids.ts";

/**
 * What `#web/team.ts` is in the browser, as package.json has it; on the server it is `team.config.ts`. The facts come with the
 * page, so that no script holds a team's own words. Those that only documents say are left out: see `entry-server.tsx`.
 */
export const team: Team = JSON.parse(document.getElementById(teamId)?.textContent ?? "{}");
