import { inArray } from "drizzle-orm";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import type { StoredAchievement } from "#contract/achievements/admin/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { invalidInput } from "#server/errors.ts";
import { players } from "#server/features/players/players.table.ts";

type Row = Omit<StoredAchievement, "players"> & { playerIds: string[] };

/** Returns gamertags by player id. Players in the bin, or permanently deleted, have none. */
async function gamertagsOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  const { id, gamertag } = players;
  const found = ids.length > 0 ? await db.select({ id, gamertag }).from(players).where(inArray(id, ids)) : [];
  return new Map(found.map((player) => [player.id, player.gamertag]));
}

/** Adds the names of the players who took part. */
export async function withPlayers(db: Database, rows: Row[]): Promise<StoredAchievement[]> {
  const gamertags = await gamertagsOf(db, [...new Set(rows.flatMap(({ playerIds }) => playerIds))]);
  return rows.map(({ playerIds, ...row }) => ({
    ...row,
    players: playerIds.flatMap((id) => {
      const gamertag = gamertags.get(id);
      return gamertag === undefined ? [] : [{ id, gamertag }];
    }),
  }));
}

type Chosen = { players: readonly { id: string }[] | undefined; before: string[] };

/**
 * Returns the ids to store for the chosen players. A player in the bin couldn't be chosen on screen, so they keep their place
 * after the others. Throws invalidInput for anyone else who isn't on the roster.
 */
export async function playerIdsFor(db: Database, { players: chosen, before }: Chosen): Promise<string[]> {
  if (chosen === undefined) return before;
  const ids = [...new Set(chosen.map(({ id }) => id))];
  const known = await gamertagsOf(db, [...new Set([...ids, ...before])]);
  const isStranger = (id: string) => !known.has(id) && !before.includes(id);
  if (ids.some(isStranger))
    throw invalidInput(achievementTexts.noSuchPlayer, { players: achievementTexts.noSuchPlayer });
  const absent = before.filter((id) => !known.has(id) && !ids.includes(id));
  return [...ids, ...absent];
}
