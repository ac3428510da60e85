import { and, asc, eq, inArray, or, type SQLWrapper, sql } from "drizzle-orm";
import type { PageQuery } from "#contract/paging.ts";
import { playerPath } from "#contract/player-pages/player-path.ts";
import { mostOnPage, type PlayerCard, type PlayerPage } from "#contract/player-pages/schemas.ts";
import { foldForSearch } from "#contract/search/fold.ts";
import { playedGame } from "#contract/team/played-games.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/database/queries/keyset.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { notFound } from "#server/errors.ts";
import { listResults, sumResults } from "#server/features/achievements/results.service.ts";
import { listNewsCardsWhere } from "#server/features/news/news.service.ts";
import { news } from "#server/features/news/news.table.ts";
import { playerSlugs, players } from "#server/features/players/players.table.ts";
import { listVideosWhere } from "#server/features/videos/videos.service.ts";
import { videos } from "#server/features/videos/videos.table.ts";

const { slug, playerId, isCurrent } = playerSlugs;
/** Joins players who have a page with its address. */
const ofPage = and(players.hasPage, isCurrent, eq(playerId, players.id));

const byName = {
  by: [sql`${players.isFormer}::int`, folded(players.gamertag), sql`${players.id}`],
  direction: "asc",
} as const;

/** Lists players who have a page of their own: those of the roster, then former ones, by name. */
export async function listPlayerPages(db: Database, page: PageQuery, team: Team): Promise<Listed<PlayerCard>> {
  const { id, gamertag, role, imageUrl, game, isFormer } = players;
  const { where, orderBy, limit, listed } = pageOf(page, byName);
  const key = sql<string>`${folded(gamertag)}`;
  const rows = await db
    .select({ id, gamertag, role, imageUrl, game, isFormer, slug, key })
    .from(players)
    .innerJoin(playerSlugs, ofPage)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return listed(
    rows,
    (row) => [Number(row.isFormer), row.key, row.id],
    (row) => ({ ...row, game: playedGame(row.game, team) }),
  );
}

/** Finds the player whose page is or was at an address, or whose id it is. Undefined if they have no page. */
async function findPage(db: Database, address: string) {
  const named = db.select({ playerId }).from(playerSlugs).where(eq(slug, address));
  const [found] = await db
    .select({ player: players, slug })
    .from(players)
    .innerJoin(playerSlugs, ofPage)
    .where(or(inArray(players.id, named), sql`${players.id}::text = ${address}`));
  return found;
}

/** Returns the page at a current or an earlier address. Throws notFound if there's none, or if it was switched off. */
export async function getPlayerPage(db: Database, address: string, team: Team): Promise<PlayerPage> {
  const found = await findPage(db, address);
  if (!found) throw notFound("This player doesn’t have a page.");
  const { player } = found;
  const { placements, wins } = await sumResults(db, { player: player.id }, team);
  const { rows: results } = await listResults(db, { player: player.id, limit: mostOnPage.results }, team);
  return {
    player: {
      ...player,
      realName: player.showsRealName ? player.realName : null,
      slug: found.slug,
      game: playedGame(player.game, team),
    },
    placements,
    wins,
    results,
    articles: await listNewsCardsWhere(
      db,
      or(...[news.title, news.excerpt, sql`array_to_string(${news.tags}, ' ')`].map(naming(player.gamertag))),
      mostOnPage.articles,
    ),
    videos: await listVideosWhere(
      db,
      or(...[videos.title, videos.description].map(naming(player.gamertag))),
      mostOnPage.videos,
    ),
  };
}

/** Returns the condition that a text has the gamertag as a word, in any case. */
function naming(gamertag: string) {
  const name = foldForSearch(gamertag).replaceAll(/[.*+?^${}()|[\]\\-]/g, "\\$&");
  return (text: SQLWrapper) => sql`${folded(text)} ~ ${`(^|[^[:alnum:]_])${name}($|[^[:alnum:]_])`}`;
}

const ofPlayer = /^\/players\/([a-z0-9-]{1,100})\/?$/;

/** Returns the canonical address of the player's page that this path names; undefined if there's none. */
export async function findPlayerAddress(db: Database, path: string): Promise<string | undefined> {
  const [, address] = ofPlayer.exec(path) ?? [];
  const found = address === undefined ? undefined : await findPage(db, address);
  return found && playerPath(found.slug);
}

export async function listPlayerPaths(db: Database, limit: number): Promise<string[]> {
  const rows = await db.select({ slug }).from(players).innerJoin(playerSlugs, ofPage).orderBy(asc(slug)).limit(limit);
  return rows.map((row) => playerPath(row.slug));
}
