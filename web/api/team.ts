import { createContext, use } from "react";
import { learnLetters } from "#contract/art/ramp.ts";
import type { Team } from "#contract/team.ts";
import { lookId, teamId } from "#web/router/element-ids.ts";

/** The team's facts that the page is rendered from. `useTeam` reads them. */
export const TeamContext = createContext<Team | undefined>(undefined);

export function useTeam(): Team {
  const team = use(TeamContext);
  if (!team) throw new Error("useTeam needs a TeamContext around it");
  return team;
}

/**
 * Reads the team's facts from the page, so that no script contains a team's own texts. Facts that only documents use are left
 * out, see `entry-server.tsx`. With them come the letters that it draws.
 */
export function teamInPage(): Team {
  const { letters, ...team } = JSON.parse(document.getElementById(teamId)?.textContent ?? "{}");
  learnLetters(letters ?? {});
  return team;
}

export const lookInPage = (): string => document.getElementById(lookId)?.textContent ?? "";
