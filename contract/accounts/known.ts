import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import type { Kept } from "./schemas.ts";

export type Known = { hasPoints: boolean; hasDiscordNames: boolean; tellsDiscord: boolean };

/** What the site knows of members: what the team asks for now, and what it keeps from a programme or a Discord that it has left. */
export const knownOf = (team: Team, kept: Kept | undefined): Known => ({
  hasPoints: team.programme.isOn || kept?.points === true,
  hasDiscordNames: hasDiscord(team) || kept?.discord === true,
  tellsDiscord: kept?.staffDiscord === true,
});
