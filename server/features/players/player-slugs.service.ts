import { and, eq, like, or, sql } from "drizzle-orm";
import { playerSlugOf } from "#contract/player-pages/player-path.ts";
import { playerTexts } from "#contract/players/constants.ts";
import type { Database } from "#server/database/database.ts";
import { conflict } from "#server/errors.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { playerSlugs, players } from "./players.table.ts";

/**
 * Gives a player's page the address of their gamertag, with a number if another player has or had it. Their earlier addresses keep
 * leading to the page. Those of players who were permanently deleted are free again. Throws conflict if another player gets the same
 * one at the same moment.
 */
export async function giveSlug(tx: Database, { id, gamertag }: { id: string; gamertag: string }): Promise<void> {
  const { slug, playerId, isCurrent } = playerSlugs;
  const own = eq(playerId, id);
  const hasPlayer = sql`exists (select 1 from ${players} where ${players.id} = ${playerId})`;
  const isInBin = sql`exists (select 1 from ${bin} where ${bin.id} = ${playerId})`;
  await tx.delete(playerSlugs).where(sql`not ${hasPlayer} and not ${isInBin}`);
  await tx.update(playerSlugs).set({ isCurrent: false }).where(and(own, isCurrent));
  const base = playerSlugOf(gamertag);
  const similar = await tx
    .select()
    .from(playerSlugs)
    .where(or(eq(slug, base), like(slug, `${base}-%`)));
  const others = new Set(similar.filter((row) => row.playerId !== id).map((row) => row.slug));
  let given = base;
  for (let number = 2; others.has(given); number++) given = `${base}-${number}`;
  const [made] = await tx
    .insert(playerSlugs)
    .values({ slug: given, playerId: id, isCurrent: true })
    .onConflictDoUpdate({ target: slug, set: { isCurrent: true }, setWhere: own })
    .returning();
  if (!made) throw conflict(playerTexts.addressTaken);
}
