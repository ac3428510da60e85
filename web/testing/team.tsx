import type { ReactElement } from "react";
import type { Team } from "#contract/team.ts";
import { team } from "#team.config.ts";
import { TeamProvider } from "#web/api/team-provider.tsx";

export { team };

/** Gives a component that a test renders the team's facts, some of them the test's own. */
export const withTeam = (element: ReactElement, facts: Partial<Team> = {}) => (
  <TeamProvider team={{ ...team, ...facts }}>{element}</TeamProvider>
);
