import { useQuery } from "@tanstack/react-query";
import type { ResultPlayer } from "#contract/achievements/schemas.ts";
import { rosterForStaff } from "./achievements-admin.queries.ts";

/** A player who can be chosen. Players beyond the loaded page of the roster have no details. */
export type RosterOption = ResultPlayer & { detail: string };
export type Roster = { players: RosterOption[]; gamertagOf: (id: string) => string };

/** Returns all current and former players, and those that a result already names. */
export function useRoster(alreadyChosen: ResultPlayer[] = []): Roster {
  const { data = [] } = useQuery(rosterForStaff());
  const listed = data.map(({ id, gamertag, realName, isFormer }) => ({
    id,
    gamertag,
    detail: isFormer ? `${realName}, former` : realName,
  }));
  const others = alreadyChosen.filter(({ id }) => !listed.some((player) => player.id === id));
  const players = [...listed, ...others.map((player) => ({ ...player, detail: "" }))];
  const gamertags = new Map(players.map(({ id, gamertag }) => [id, gamertag]));
  return { players, gamertagOf: (id) => gamertags.get(id) ?? "Deleted player" };
}
