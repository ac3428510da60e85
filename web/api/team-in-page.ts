import type { Team } from "#contract/team.ts";
import { teamId } from "#web/router/element-ids.ts";

/**
 * The browser's version of `#web/team.ts`, mapped in package.json; on the server it is `team.config.ts`. The facts are embedded
 * in the page, so that no script contains a team's own texts. Facts that only documents use are left out, see `entry-server.tsx`.
 */
export const team: Team = JSON.parse(document.getElementById(teamId)?.textContent ?? "{}");
