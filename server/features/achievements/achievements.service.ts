import { randomUUIDv7 } from "node:crypto";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { z } from "zod";
import { type achievementSorts, achievementTexts } from "#contract/achievements/admin/constants.ts";
import { CreateAchievementRequest, type UpdateAchievementRequest } from "#contract/achievements/admin/forms.ts";
import type { StoredAchievement } from "#contract/achievements/admin/schemas.ts";
import { formatPrize } from "#contract/achievements/results.ts";
import type { AchievementsQuery, AchievementTotals } from "#contract/achievements/schemas.ts";
import { amountIn, moneyIn } from "#contract/money.ts";
import { foldForSearch } from "#contract/search/fold.ts";
import { playedGame } from "#contract/team/played-games.ts";
import type { Team } from "#contract/team.ts";
import { checkChanged } from "#server/check-changed.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/database/queries/keyset.ts";
import { type ListQuery, readList } from "#server/database/queries/list.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { searchOf } from "#server/database/queries/search-of.ts";
import { invalidInput, notFound, versionConflict } from "#server/errors.ts";
import { type Actor, makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { moveToBin, takeFromBin } from "#server/features/bin/bin.service.ts";
import { chosenGame } from "#server/features/team/chosen-game.format.ts";
import { playersFor, withPlayers } from "./achievement-players.service.ts";
import { achievements } from "./achievements.table.ts";
import { isOfGame } from "./results.service.ts";

const inBin = { kind: "achievements", table: achievements } as const;
const { createdAt: _createdAt, ...columns } = getTableColumns(achievements);

const sorts = {
  date: { by: [sql`${achievements.date}`, sql`${achievements.id}`], usually: "desc" },
  title: { by: [folded(achievements.title), sql`${achievements.id}`], usually: "asc" },
  position: { by: [sql`${achievements.position}`, sql`${achievements.id}`], usually: "asc" },
} as const;

/** Lists results by date, newest first by default. */
export async function listForStaff(
  db: Database,
  { search, ...query }: ListQuery<(typeof achievementSorts)[number]>,
): Promise<Listed<StoredAchievement>> {
  const { rows, ...more } = await readList(db, query, {
    sorts,
    usual: "date",
    where: undefined,
    search: searchOf(search, {
      id: achievements.id,
      ids: (where) => db.select({ id: achievements.id }).from(achievements).where(where),
      columns: [achievements.title, achievements.description],
    }),
    rows: (where, key) =>
      db
        .select({ ...columns, key })
        .from(achievements)
        .where(where),
    show: (achievement) => achievement,
  });
  return { rows: await withPlayers(db, rows), ...more };
}

/** Lists results by date, newest first, with their prizes as the team writes amounts, of one of its games if asked for. */
export async function listAchievements(
  db: Database,
  { game, ...page }: AchievementsQuery,
  team: Team,
): Promise<Listed<StoredAchievement>> {
  const by = [sql`${achievements.date}`, sql`${achievements.id}`];
  const { where, orderBy, limit, listed } = pageOf(page, { by, direction: "desc" });
  const rows = await db
    .select(columns)
    .from(achievements)
    .where(and(where, game === undefined ? undefined : isOfGame(game, team)))
    .orderBy(...orderBy)
    .limit(limit);
  const { rows: shown, ...more } = listed(
    rows,
    (achievement) => [achievement.date, achievement.id],
    (achievement) => ({
      ...achievement,
      prize: formatPrize(achievement.prize, team),
      game: playedGame(achievement.game, team),
    }),
  );
  return { rows: await withPlayers(db, shown), ...more };
}

/** Sums up all results, not only those of a page. Prizes in another currency than the team's don't count. */
export async function sumAchievements(db: Database, team: Team): Promise<AchievementTotals> {
  const { position, prize, date, game } = achievements;
  const results = await db.select({ position, prize, date, game }).from(achievements);
  const won = new Map<number, number>();
  const byGame = new Map<string, { placements: number; prizeMoney: number }>();
  for (const result of results) {
    const amount = amountIn(result.prize, team) ?? 0;
    const year = Number(result.date.slice(0, 4));
    won.set(year, (won.get(year) ?? 0) + amount);
    if (result.game === null) continue;
    const key = foldForSearch(result.game);
    const { placements, prizeMoney } = byGame.get(key) ?? { placements: 0, prizeMoney: 0 };
    byGame.set(key, { placements: placements + 1, prizeMoney: prizeMoney + amount });
  }
  const years = [...won].map(([year, prizeMoney]) => ({ year, prizeMoney })).sort((a, b) => a.year - b.year);
  const prizeMoney = years.reduce((sum, year) => sum + year.prizeMoney, 0);
  const wins = results.filter((result) => result.position === 1).length;
  const games = team.games.flatMap(({ name }) => {
    const sums = byGame.get(foldForSearch(name));
    return sums ? [{ game: name, ...sums }] : [];
  });
  return { placements: results.length, wins, prizeMoney, years, games };
}

type Creation = { achievement: z.output<typeof CreateAchievementRequest>; by: Actor; team: Team };

export async function createAchievement(db: Database, { achievement, by, team }: Creation): Promise<StoredAchievement> {
  const { players, ...fields } = achievement;
  return makeChange(db, by, async (tx, { record, publish }) => {
    const chosen = await playersFor(tx, { players, before: { playerIds: [], shares: {} } });
    checkResult({ ...fields, ...chosen }, team);
    const id = randomUUIDv7();
    const game = chosenGame(fields.game, { team });
    await tx.insert(achievements).values({ id, ...fields, game, ...chosen });
    const made = await getAchievement(tx, id);
    publish("achievements");
    record({ action: "achievements.create", target: made.title, targetId: made.id, after: made });
    return made;
  });
}

type Change = { id: string; achievement: z.output<typeof UpdateAchievementRequest>; by: Actor; team: Team };

/** Throws versionConflict if someone else has changed it since. */
export async function updateAchievement(
  db: Database,
  { id, achievement, by, team }: Change,
): Promise<StoredAchievement> {
  const { version, players, ...fields } = achievement;
  return makeChange(db, by, async (tx, { record, publish }) => {
    const stored = await lockAchievement(tx, id);
    const before = await getAchievement(tx, id);
    if (version !== undefined && version !== before.version) throw versionConflict(achievementTexts.stale, before);
    checkChanged(CreateAchievementRequest, before, fields);
    const game = chosenGame(fields.game, { before: before.game, team });
    const chosen = await playersFor(tx, { players, before: stored });
    checkResult({ ...before, ...withoutMissing(fields), ...chosen }, team);
    await tx
      .update(achievements)
      .set({ ...fields, game, ...chosen, version: before.version + 1 })
      .where(eq(achievements.id, id));
    const after = await getAchievement(tx, id);
    publish("achievements");
    record({ action: "achievements.update", target: after.title, targetId: id, before, after });
    return after;
  });
}

export async function removeAchievement(db: Database, { id, by }: { id: string; by: Actor }): Promise<void> {
  await makeChange(db, by, async (tx, { record, publish }) => {
    await lockAchievement(tx, id);
    const before = await getAchievement(tx, id);
    await moveToBin(tx, { ...inBin, id, name: before.title, by });
    publish("achievements");
    record({ action: "achievements.remove", target: before.title, targetId: id, before });
  });
}

export async function restoreAchievement(db: Database, { id, by }: { id: string; by: Actor }): Promise<void> {
  await makeChange(db, by, async (tx, { record, publish }) => {
    await takeFromBin(tx, { ...inBin, id });
    const after = await getAchievement(tx, id);
    publish("achievements");
    record({ action: "achievements.restore", target: after.title, targetId: id, after });
  });
}

/** Locks the result until the transaction ends. */
async function lockAchievement(tx: Database, id: string) {
  const { playerIds, shares } = achievements;
  const [locked] = await tx
    .select({ playerIds, shares })
    .from(achievements)
    .where(eq(achievements.id, id))
    .for("update");
  if (!locked) throw noSuchAchievement();
  return locked;
}

/** What an edit leaves out stays as it is. */
const withoutMissing = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    // what is left has its own type
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };

type Checked = {
  position: number;
  lastPosition?: number | null | undefined;
  startedOn?: string | null | undefined;
  date: string;
  prize: string;
  shares: Record<string, number>;
};

/** Throws invalidInput if the fields of a result contradict each other. */
function checkResult({ position, lastPosition, startedOn, date, prize, shares }: Checked, team: Team): void {
  const refuse = (field: string, message: string) => invalidInput(message, { [field]: message });
  if (typeof lastPosition === "number" && lastPosition <= position)
    throw refuse("lastPosition", achievementTexts.lastPosition);
  if (startedOn && startedOn > date) throw refuse("startedOn", achievementTexts.startedOn);
  const shared = Object.values(shares).reduce((sum, share) => sum + share, 0);
  if (shared === 0) return;
  const money = moneyIn(prize, team);
  if (!money) throw refuse("players", achievementTexts.sharesOfWords);
  if (shared > money.amount) throw refuse("players", achievementTexts.sharesTooLarge);
}

async function getAchievement(db: Database, id: string): Promise<StoredAchievement> {
  const rows = await db.select(columns).from(achievements).where(eq(achievements.id, id));
  const [found] = await withPlayers(db, rows);
  if (!found) throw noSuchAchievement();
  return found;
}

const noSuchAchievement = () => notFound("This achievement doesn’t exist.");
