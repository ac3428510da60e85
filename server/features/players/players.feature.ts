import { asc, sql } from "drizzle-orm";
import { mostOfKind } from "#contract/search/constants.ts";
import { mostLookedThrough } from "#contract/search/short-search.ts";
import type { Database } from "#server/database/database.ts";
import { containsAmong } from "#server/database/queries/search.ts";
import { folded } from "#server/database/queries/search-index.ts";
import type { Feature } from "#server/feature.ts";
import { demoRows } from "#server/features/demonstration/demo-rows.service.ts";
import { demoPlayers } from "#server/features/players/players.demo.ts";
import { playersRoutes } from "#server/features/players/players.routes.ts";
import { countActivePlayers, restorePlayer } from "#server/features/players/players.service.ts";
import { players } from "#server/features/players/players.table.ts";

export const playersFeature: Feature = {
  routes: [playersRoutes],
  bin: [{ kind: "players", restore: restorePlayer }],
  search: [{ kind: "player", area: "players", find: findPlayers }],
  pictures: [{ column: players.imageUrl }],
  demonstration: [demoRows("players", players, demoPlayers)],
  fills: { section: "team", topic: "players", count: countActivePlayers },
};

function findPlayers(db: Database, search: string) {
  const { id, gamertag, realName, role } = players;
  const first = db.select({ id }).from(players).orderBy(folded(gamertag), asc(id)).limit(mostLookedThrough);
  return db
    .select({ id, name: gamertag, detail: sql<string>`concat_ws(', ', ${realName}, ${role})` })
    .from(players)
    .where(containsAmong([gamertag, realName], search, { id, first }))
    .orderBy(folded(gamertag), asc(id))
    .limit(mostOfKind);
}
