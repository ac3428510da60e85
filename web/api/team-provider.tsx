import type { ReactNode } from "react";
import type { Team } from "#contract/team.ts";
import { writeIn } from "#web/ui/format/site-locale.ts";
import { TeamContext } from "./team.ts";

/** Gives everything inside the team's facts, and writes figures and dates as in its country. */
export function TeamProvider({ team, children }: { team: Team; children: ReactNode }) {
  writeIn(team);
  return <TeamContext value={team}>{children}</TeamContext>;
}
