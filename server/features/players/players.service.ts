import { randomUUIDv7 } from "node:crypto";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { z } from "zod";
import type { PageQuery } from "#contract/paging.ts";
import { CreatePlayerRequest, type UpdatePlayerRequest } from "#contract/players/admin/forms.ts";
import type { StoredPlayer } from "#contract/players/admin/schemas.ts";
import { type playerSorts, playerTexts } from "#contract/players/constants.ts";
import { playedGame } from "#contract/team/played-games.ts";
import type { Team } from "#contract/team.ts";
import { checkChanged } from "#server/check-changed.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/database/queries/keyset.ts";
import { type ListQuery, readList } from "#server/database/queries/list.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { searchOf } from "#server/database/queries/search-of.ts";
import { notFound, versionConflict } from "#server/errors.ts";
import { type Actor, makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { moveToBin, takeFromBin } from "#server/features/bin/bin.service.ts";
import { chosenGame } from "#server/features/team/chosen-game.format.ts";
import { giveSlug } from "./player-slugs.service.ts";
import { players } from "./players.table.ts";

const ranking = sql`coalesce(${players.powerRanking}, -1)`;
const inBin = { kind: "players", table: players } as const;
const { createdAt: _createdAt, ...columns } = getTableColumns(players);

const id = sql`${players.id}`;
/** Players without a power ranking come last when sorted by it, but first on the roster. */
const sorts = {
  roster: { by: [sql`${players.isFormer}::int`, ranking, id], usually: "asc" },
  gamertag: { by: [folded(players.gamertag), id], usually: "asc" },
  role: { by: [sql`${players.role}`, id], usually: "asc" },
  powerRanking: {
    by: [sql`coalesce(${players.powerRanking}, 2147483647)`, id],
    usually: "asc",
  },
  earnings: { by: [sql`${players.earnings}`, id], usually: "desc" },
} as const;

const isActive = eq(players.isFormer, false);

/** Lists players by ascending power ranking, those without one first. */
export async function listPlayers(db: Database, page: PageQuery, team: Team): Promise<Listed<StoredPlayer>> {
  const { where, orderBy, limit, listed } = pageOf(page, { by: [ranking, id], direction: "asc" });
  const rows = await db
    .select()
    .from(players)
    .where(and(where, isActive))
    .orderBy(...orderBy)
    .limit(limit);
  return listed(
    rows,
    (player) => [player.powerRanking ?? -1, player.id],
    (player) => ({ ...player, game: playedGame(player.game, team) }),
  );
}

/** Lists the roster, then former players, by default. */
export const listForStaff = (
  db: Database,
  { search, ...query }: ListQuery<(typeof playerSorts)[number]>,
): Promise<Listed<StoredPlayer>> =>
  readList(db, query, {
    sorts,
    usual: "roster",
    where: undefined,
    search: searchOf(search, {
      id: players.id,
      ids: (where) => db.select({ id: players.id }).from(players).where(where),
      columns: [players.gamertag, players.realName],
    }),
    rows: (where, key) =>
      db
        .select({ ...columns, key })
        .from(players)
        .where(where),
    show: (player) => player,
  });

export const countActivePlayers = (db: Database): Promise<number> => db.$count(players, isActive);

type Creation = { player: z.output<typeof CreatePlayerRequest>; by: Actor; team: Team };

export async function createPlayer(db: Database, { player, by, team }: Creation): Promise<StoredPlayer> {
  return makeChange(db, by, async (tx, { record, publish }) => {
    const game = chosenGame(player.game, { team });
    const [made] = await tx
      .insert(players)
      .values({ id: randomUUIDv7(), ...player, game })
      .returning(columns);
    if (!made) throw new Error("The insert returned no player");
    publish("players");
    record({ action: "players.create", target: made.gamertag, targetId: made.id, after: made });
    return made;
  });
}

type Change = { id: string; player: z.output<typeof UpdatePlayerRequest>; by: Actor; team: Team };

/** Throws versionConflict if someone else has changed them since. */
export async function updatePlayer(db: Database, { id, player, by, team }: Change): Promise<StoredPlayer> {
  const { version, ...fields } = player;
  return makeChange(db, by, async (tx, { record, publish }) => {
    const [before] = await tx.select(columns).from(players).where(eq(players.id, id)).for("update");
    if (!before) throw noSuchPlayer();
    if (version !== undefined && version !== before.version) throw versionConflict(playerTexts.stale, before);
    checkChanged(CreatePlayerRequest, before, fields);
    const game = chosenGame(fields.game, { before: before.game, team });
    const [after] = await tx
      .update(players)
      .set({ ...fields, game, version: before.version + 1 })
      .where(eq(players.id, id))
      .returning(columns);
    if (!after) throw noSuchPlayer();
    const isNamedAnew = after.hasPage && (!before.hasPage || after.gamertag !== before.gamertag);
    if (isNamedAnew) await giveSlug(tx, after);
    publish("players");
    record({ action: "players.update", target: after.gamertag, targetId: id, before, after });
    return after;
  });
}

export async function removePlayer(db: Database, { id, by }: { id: string; by: Actor }): Promise<void> {
  await makeChange(db, by, async (tx, { record, publish }) => {
    const [before] = await tx.select(columns).from(players).where(eq(players.id, id)).for("update");
    if (!before) throw noSuchPlayer();
    await moveToBin(tx, { ...inBin, id, name: before.gamertag, by });
    publish("players");
    record({ action: "players.remove", target: before.gamertag, targetId: id, before });
  });
}

export async function restorePlayer(db: Database, { id, by }: { id: string; by: Actor }): Promise<void> {
  await makeChange(db, by, async (tx, { record, publish }) => {
    await takeFromBin(tx, { ...inBin, id });
    const [after] = await tx.select(columns).from(players).where(eq(players.id, id));
    if (!after) throw noSuchPlayer();
    publish("players");
    record({ action: "players.restore", target: after.gamertag, targetId: id, after });
  });
}

const noSuchPlayer = () => notFound("This player doesn’t exist.");
