import { and, arrayContains, desc, eq, getTableColumns, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { resultPath } from "#contract/achievements/result-path.ts";
import { formatPrize } from "#contract/achievements/results.ts";
import type { Result, ResultsQuery, ResultTotals, ResultTotalsQuery } from "#contract/achievements/schemas.ts";
import { moneyIn } from "#contract/money.ts";
import { foldForSearch } from "#contract/search/fold.ts";
import { playedGame } from "#contract/team/played-games.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/database/queries/keyset.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { notFound } from "#server/errors.ts";
import { dayOf } from "#server/platform/time/team-days.ts";
import { namesOf, withPlayers } from "./achievement-players.service.ts";
import { achievements } from "./achievements.table.ts";

const { createdAt: _createdAt, ...columns } = getTableColumns(achievements);
const newestFirst = { by: [sql`${achievements.date}`, sql`${achievements.id}`], direction: "desc" } as const;

/** Compares games as they're named, in any case. Of a game that the team doesn't play, there are no results. */
export function isOfGame(game: string, team: Team): SQL {
  const played = playedGame(game, team);
  return played === null ? sql`false` : eq(folded(achievements.game), foldForSearch(played));
}

function matching({ year, game, player }: ResultTotalsQuery, team: Team): SQL | undefined {
  const { date, playerIds } = achievements;
  return and(
    year === undefined ? undefined : and(gte(date, `${year}-01-01`), lte(date, `${year}-12-31`)),
    game === undefined ? undefined : isOfGame(game, team),
    player === undefined ? undefined : arrayContains(playerIds, [player]),
  );
}

/** Lists results with all that is known of them, newest first. */
export async function listResults(
  db: Database,
  { year, game, player, ...page }: ResultsQuery,
  team: Team,
): Promise<Listed<Result>> {
  const { where, orderBy, limit, listed } = pageOf(page, newestFirst);
  const rows = await db
    .select(columns)
    .from(achievements)
    .where(and(where, matching({ year, game, player }, team)))
    .orderBy(...orderBy)
    .limit(limit);
  const { rows: shown, ...more } = listed(
    rows,
    ({ date, id }) => [date, id],
    (row) => asShown(row, team),
  );
  return { rows: await withPlayers(db, shown), ...more };
}

/** Throws notFound if there's none. */
export async function getResult(db: Database, id: string, team: Team): Promise<Result> {
  const rows = await db.select(columns).from(achievements).where(eq(achievements.id, id));
  const [found] = await withPlayers(
    db,
    rows.map((row) => asShown(row, team)),
  );
  if (!found) throw notFound("This result doesn’t exist.");
  return found;
}

const asShown = <Row extends { prize: string; game: string | null }>(row: Row, team: Team) => ({
  ...row,
  prize: formatPrize(row.prize, team),
  money: moneyIn(row.prize, team) ?? null,
  game: playedGame(row.game, team),
});

/** Sums up the results asked for, and says what all of them can be narrowed to. */
export async function sumResults(db: Database, asked: ResultTotalsQuery, team: Team): Promise<ResultTotals> {
  const { position, prize, date, game, playerIds } = achievements;
  const isAsked = sql<boolean>`${matching(asked, team) ?? sql`true`}`;
  const rows = await db.select({ position, prize, date, game, playerIds, isAsked }).from(achievements);
  const shown = rows.filter((row) => row.isAsked);
  const sums = new Map<string, number>();
  for (const result of shown) {
    const money = moneyIn(result.prize, team);
    if (money) sums.set(money.currency, (sums.get(money.currency) ?? 0) + money.amount);
  }
  const prizes = [...sums].map(([currency, amount]) => ({ currency, amount }));
  const names = await namesOf(db, [...new Set(rows.flatMap((row) => row.playerIds))]);
  const games = new Set(rows.map((row) => playedGame(row.game, team)));
  return {
    placements: shown.length,
    wins: shown.filter((row) => row.position === 1).length,
    prizes: prizes.toSorted((a, b) => rankOf(a, team) - rankOf(b, team) || a.currency.localeCompare(b.currency)),
    years: [...new Set(rows.map((row) => Number(row.date.slice(0, 4))))].toSorted((a, b) => b - a),
    games: team.games.map(({ name }) => name).filter((name) => games.has(name)),
    players: [...names]
      .map(([id, { gamertag }]) => ({ id, gamertag }))
      .toSorted((a, b) => foldForSearch(a.gamertag).localeCompare(foldForSearch(b.gamertag))),
  };
}

const rankOf = ({ currency }: { currency: string }, team: Team) => Number(currency !== team.currency);

/** How long after an event's last day a result may be dated, for it to be the event's. */
const lateDays = 3;
const dayMs = 86_400_000;

type Held = { id: string; title: string; startDate: string; endDate: string };

/**
 * Finds the results of events, by the event's id. A result is an event's if its title or event has the same name, in any case, and
 * its date is on the event's days or up to three days later.
 */
export async function findResultsOf(
  db: Database,
  events: Held[],
  { timeZone }: Pick<Team, "timeZone">,
): Promise<ReadonlyMap<string, { id: string; title: string }>> {
  const names = [...new Set(events.map(({ title }) => foldForSearch(title)))];
  if (names.length === 0) return new Map();
  const { id, title, event, date } = achievements;
  const rows = await db
    .select({ id, title, event, date })
    .from(achievements)
    .where(or(inArray(folded(title), names), inArray(folded(event), names)))
    .orderBy(date, id);
  return new Map(
    events.flatMap((held) => {
      const first = dayOf(new Date(held.startDate), timeZone);
      const last = dayOf(new Date(Date.parse(held.endDate) + lateDays * dayMs), timeZone);
      const name = foldForSearch(held.title);
      const found = rows.find(
        (row) =>
          (foldForSearch(row.title) === name || foldForSearch(row.event) === name) &&
          row.date >= first &&
          row.date <= last,
      );
      return found ? [[held.id, found] as const] : [];
    }),
  );
}

const ofResult = /^\/results\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/;

/** Returns the canonical address of the result that this path names; undefined if there's none. */
export async function findResultAddress(db: Database, path: string): Promise<string | undefined> {
  const [, id] = ofResult.exec(path) ?? [];
  if (id === undefined) return undefined;
  const { title } = achievements;
  const [found] = await db.select({ id: achievements.id, title }).from(achievements).where(eq(achievements.id, id));
  return found && resultPath(found);
}

/** Lists the parts of the newest results' addresses. */
export async function listResultAddresses(db: Database, limit: number): Promise<{ id: string; title: string }[]> {
  const { id, title, date } = achievements;
  return db.select({ id, title }).from(achievements).orderBy(desc(date), desc(id)).limit(limit);
}
