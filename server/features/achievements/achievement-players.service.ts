import { and, eq, inArray } from "drizzle-orm";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import type { StoredAchievement } from "#contract/achievements/admin/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { invalidInput } from "#server/errors.ts";
import { playerSlugs, players } from "#server/features/players/players.table.ts";

type Shares = Record<string, number>;
type Row = Omit<StoredAchievement, "players"> & { playerIds: string[]; shares: Shares };

type Named = { gamertag: string; slug: string | null };

/** Returns players' names and the addresses of their pages by id. Players in the bin, or permanently deleted, have none. */
export async function namesOf(db: Database, ids: string[]): Promise<Map<string, Named>> {
  const { id, gamertag, hasPage } = players;
  const { slug, playerId, isCurrent } = playerSlugs;
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id, gamertag, slug })
    .from(players)
    .leftJoin(playerSlugs, and(hasPage, isCurrent, eq(playerId, id)))
    .where(inArray(id, ids));
  return new Map(found.map((player) => [player.id, player]));
}

/** Adds the names of the players who took part, and their shares. */
export async function withPlayers<Some extends Row>(db: Database, rows: Some[]) {
  const names = await namesOf(db, [...new Set(rows.flatMap(({ playerIds }) => playerIds))]);
  return rows.map(({ playerIds, shares, ...row }) => ({
    ...row,
    players: playerIds.flatMap((id) => {
      const named = names.get(id);
      return named === undefined ? [] : [{ ...named, id, share: shares[id] ?? null }];
    }),
  }));
}

type Stored = { playerIds: string[]; shares: Shares };
type Chosen = { players: readonly { id: string; share?: number | null | undefined }[] | undefined; before: Stored };

/**
 * Returns what to store for the chosen players. A share that isn't said stays. A player in the bin couldn't be chosen on screen, so they keep their place
 * after the others. Throws invalidInput for anyone else who isn't on the roster.
 */
export async function playersFor(db: Database, { players: chosen, before }: Chosen): Promise<Stored> {
  if (chosen === undefined) return before;
  const ids = [...new Set(chosen.map(({ id }) => id))];
  const known = await namesOf(db, [...new Set([...ids, ...before.playerIds])]);
  const isStranger = (id: string) => !known.has(id) && !before.playerIds.includes(id);
  if (ids.some(isStranger))
    throw invalidInput(achievementTexts.noSuchPlayer, { players: achievementTexts.noSuchPlayer });
  const absent = before.playerIds.filter((id) => !known.has(id) && !ids.includes(id));
  const said = new Map(chosen.map(({ id, share }) => [id, share]));
  const playerIds = [...ids, ...absent];
  const shares = playerIds.flatMap((id) => {
    const share = said.get(id) === undefined ? before.shares[id] : said.get(id);
    return typeof share === "number" ? [[id, share] as const] : [];
  });
  return { playerIds, shares: Object.fromEntries(shares) };
}
