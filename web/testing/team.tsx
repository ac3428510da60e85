import type { ReactElement } from "react";
import type { Team } from "#contract/team.ts";
import { team } from "#team.config.ts";
import { TeamContext } from "#web/api/team.ts";

export { team };

/** Gives a component that a test renders the team's facts, or those of another team. */
export const withTeam = (element: ReactElement, facts: Team = team) => (
  <TeamContext value={facts}>{element}</TeamContext>
);
