import type { ReactElement } from "react";
import { team } from "#team.config.ts";
import { TeamContext } from "#web/api/team.ts";

export { team };

/** Gives a component that a test renders the team's facts. */
export const withTeam = (element: ReactElement) => <TeamContext value={team}>{element}</TeamContext>;
