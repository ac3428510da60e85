import { inArray, sql } from "drizzle-orm";
import { z } from "zod/mini";
import type { PointsUser } from "#contract/points/admin/schemas.ts";
import type { AwardProblem } from "#contract/points/awards/constants.ts";
import { AwardAmount, type AwardLine, AwardReason, type PlanAwardsRequest } from "#contract/points/awards/forms.ts";
import type { PlannedAward } from "#contract/points/awards/schemas.ts";
import { maxPoints } from "#contract/points/constants.ts";
import type { Database } from "#server/database/database.ts";
import { members, plainText } from "#server/features/accounts/accounts.table.ts";
import { users } from "#server/features/points/points.service.ts";

const mostMatches = 5;
const defaultReason = "Added";

/** What an award to many would do, line by line. Changes nothing. */
export async function planAwards(db: Database, request: PlanAwardsRequest): Promise<PlannedAward[]> {
  const meant = await findMeant(db, request.lines);
  const balances = new Map<string, number>();
  const seen = new Set<string>();
  return request.lines.map((line, place) => {
    const matches = meant[place] ?? [];
    const user = matches.length === 1 ? (matches[0] ?? null) : null;
    const amount = AwardAmount.safeParse(line.amount === undefined ? request.amount : line.amount).data ?? null;
    const reason = line.reason?.trim() || request.reason?.trim() || defaultReason;
    const problem = problemOf({ matches, amount, reason, user, seen, balances });
    const points = user && amount && !problem ? (balances.get(user.id) ?? user.points) + amount : null;
    if (user && points !== null) balances.set(user.id, points);
    const given = line.name ?? user?.discordUsername ?? user?.name ?? "";
    return { line: place + 1, given, user, matches: user ? [] : matches, amount, reason, points, problem };
  });
}

type Weighed = Pick<PlannedAward, "matches" | "amount" | "reason" | "user"> & {
  /** The lines before it that can be awarded, and the balances after them. */
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

/** The members that each line could mean. */
async function findMeant(db: Database, lines: AwardLine[]): Promise<PointsUser[][]> {
  const named = await findByName(
    db,
    lines.map(({ userId, name }) => (userId === undefined ? plain(name ?? "") : "")),
  );
  const ids = lines.map(({ userId }, place) => (userId === undefined ? (named.get(place + 1) ?? []) : [userId]));
  const all = [...new Set(ids.flat())];
  if (all.length === 0) return [];
  const found = await users(db).where(inArray(members.id, all));
  const byId = new Map(found.map(({ accountId: _accountId, ...user }) => [user.id, user]));
  return ids.map((those) => those.flatMap((id) => byId.get(id) ?? []));
}

/** Without spaces and a leading @, which people add or leave out. The database compares without capitals. */
const plain = (name: string) => name.replaceAll(/\s/g, "").replace(/^@+/, "");

/** The members with each line's name, by line number: as their Discord name, email address or name. */
async function findByName(db: Database, names: string[]): Promise<Map<number, string[]>> {
  const { discord, email, id, name } = members;
  const wanted = plainText(sql`line.name`);
  const those = (column: typeof wanted) =>
    sql`(select ${id} from ${members} where ${column} = ${wanted} limit ${mostMatches})`;
  const { rows } = await db.execute<{ place: string | number; id: string }>(sql`
    select line.place, found.id from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) with ordinality as line (name, place)
    cross join lateral (${those(plainText(discord))} union ${those(sql`lower(${email})`)} union ${those(plainText(name))}) as found
    where line.name <> ''`);
  const found = new Map<number, string[]>();
  for (const { place, id: memberId } of rows) {
    found.set(Number(place), [...(found.get(Number(place)) ?? []), memberId].slice(0, mostMatches));
  }
  return found;
}
