import { sql } from "drizzle-orm";
import type { Page } from "#contract/paging.ts";
import type { Player } from "#contract/players.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/http/paging.ts";
import { players } from "./players.table.ts";

const ranking = sql`coalesce(${players.powerRanking}, -1)`;

/** By ascending power ranking, players without one first. */
export async function listPlayers(db: Database, page: Page): Promise<Listed<Player>> {
  const { where, orderBy, limit, listed } = pageOf(page, { by: [ranking, sql`${players.id}`], direction: "asc" });
  const rows = await db
    .select()
    .from(players)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return listed(
    rows,
    (player) => [player.powerRanking ?? -1, player.id],
    (player) => player,
  );
}
