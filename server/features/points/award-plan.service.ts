import { inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod/mini";
import { type AwardProblem, maxAwardMatches } from "#contract/points/awards/constants.ts";
import { AwardAmount, type AwardLine, AwardReason, type PlanAwardsRequest } from "#contract/points/awards/forms.ts";
import type { PlannedAward } from "#contract/points/awards/schemas.ts";
import { maxPoints } from "#contract/points/constants.ts";
import { shownName } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { composedEmail } from "#contract/text-rules.ts";
import type { Database } from "#server/database/database.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { members, plainText } from "#server/features/accounts/accounts.table.ts";
import { users } from "./points.service.ts";

const defaultReason = "Added";

/** Returns what an award to many members would do, line by line, without changing anything. */
export async function planAwards(db: Database, request: PlanAwardsRequest, team: Team): Promise<PlannedAward[]> {
  const meant = await findMatches(db, request.lines);
  const balances = new Map<string, number>();
  const seen = new Set<string>();
  return request.lines.map((line, index) => {
    const { matches, matchCount } = meant[index] ?? { matches: [], matchCount: 0 };
    const user = matches.length === 1 ? (matches[0] ?? null) : null;
    const amount = AwardAmount.safeParse(line.amount === undefined ? request.amount : line.amount).data ?? null;
    const reason = line.reason?.trim() || request.reason?.trim() || defaultReason;
    const problem = problemOf({ matches, amount, reason, user, seen, balances });
    const points = user && amount && !problem ? (balances.get(user.id) ?? user.points) + amount : null;
    if (user && points !== null) balances.set(user.id, points);
    const given = line.name ?? (user ? shownName(team, user) : "");
    return { line: index + 1, given, user, matches: user ? [] : matches, matchCount, amount, reason, points, problem };
  });
}

type Weighed = Pick<PlannedAward, "matches" | "amount" | "reason" | "user"> & {
  /** The earlier lines that can be awarded, and the balances after them. */
  seen: Set<string>;
  balances: Map<string, number>;
};

function problemOf({ matches, amount, reason, user, seen, balances }: Weighed): AwardProblem | null {
  if (matches.length === 0) return "not-found";
  if (!user) return "ambiguous";
  if (amount === null) return "amount";
  if (!z.safeParse(AwardReason, reason).success) return "reason";
  const award = JSON.stringify([user.id, amount, reason]);
  if (seen.has(award)) return "repeated";
  if ((balances.get(user.id) ?? user.points) + amount > maxPoints) return "above-most";
  seen.add(award);
  return null;
}

type LineMatches = Pick<PlannedAward, "matches" | "matchCount">;

/** Returns the members that each line could mean. */
async function findMatches(db: Database, lines: AwardLine[]): Promise<LineMatches[]> {
  const names = lines.map(({ userId, name }) => (userId === undefined ? plain(name ?? "") : ""));
  const named = await findByName(db, [...new Set(names)]);
  const meant = lines.map(
    ({ userId }, index): Named =>
      userId === undefined ? (named.get(names[index] ?? "") ?? nobody) : { ids: [userId], count: 1 },
  );
  const all = [...new Set(meant.flatMap(({ ids }) => ids))];
  if (all.length === 0) return [];
  const found = await users(db).where(inArray(members.id, all));
  const byId = new Map(found.map(({ accountId: _accountId, ...user }) => [user.id, user]));
  return meant.map(({ ids, count }) => ({ matches: ids.flatMap((id) => byId.get(id) ?? []), matchCount: count }));
}

/**
 * Removes spaces and a leading @, which people add or leave out, and spells an email address as it's stored. The database ignores
 * case and accents.
 */
const plain = (name: string) => composedEmail(name.replaceAll(/\s/g, "").replace(/^@+/, ""));

/** The first members with a name, and how many have it. */
type Named = { ids: string[]; count: number };
const nobody: Named = { ids: [], count: 0 };

/** Finds the members that have each name as their Discord name, email address or name, in the order in which staff see them. */
async function findByName(db: Database, names: string[]): Promise<Map<string, Named>> {
  const { discord, email, id, name } = members;
  const wanted = plainText(sql`line.name`);
  const those = (column: SQL, typed = wanted) => sql`(select ${id} from ${members} where ${column} = ${typed})`;
  const addressed = those(sql`lower(${email})`, sql`lower(line.name)`);
  const who = alias(members, "who");
  const shown = sql`${folded(sql`coalesce(${who.discord}, ${who.name})`)}, lower(${who.email}), ${who.id}`;
  const { rows } = await db.execute<{ name: string; id: string; count: number }>(sql`
    select line.name, found.id, found.count
    from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) with ordinality as line (name, position)
    cross join lateral (
      select ${who.id}, (count(*) over ())::int as count, row_number() over (order by ${shown}) as position
      from (${those(plainText(discord))} union ${addressed} union ${those(plainText(name))}) as same
      join ${members} as who on ${who.id} = same.id
      order by position limit ${maxAwardMatches}
    ) as found
    where line.name <> '' order by line.position, found.position`);
  const found = new Map<string, Named>();
  for (const { name: typed, id: memberId, count } of rows) {
    const ids = found.get(typed)?.ids ?? [];
    found.set(typed, { ids: [...ids, memberId], count });
  }
  return found;
}
