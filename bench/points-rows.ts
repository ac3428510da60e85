import { randomUUIDv7 } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { type Database, inTransaction } from "#server/database/database.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { startMemberSession } from "#server/features/accounts/member-sessions.service.ts";
import { openPointsAccount } from "#server/features/points/ledger.service.ts";
import { checkLedger } from "#server/features/points/ledger-check.service.ts";
import { adjustPoints } from "#server/features/points/points.service.ts";
import { redeem } from "#server/features/points/redeem.service.ts";
import { createItem } from "#server/features/points/reward-items.service.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import {
  findSignedInStaff,
  type SignedInStaff,
  startStaffSession,
} from "#server/features/staff/staff-sessions.service.ts";
import { actingMember } from "#server/testing/cast/acting-member.ts";
import { team } from "#team.config.ts";
import { addMonthEvents } from "./month-events.ts";
import { openUnhurried, type Place } from "./unhurried.ts";

/** The tokens of the signed-in members, and the item they can redeem. */
export type Prepared = { itemId: string; tokens: string[] };

const earned = 8;
const spent = 2;
export const rowsEach = earned + spent;
const award = 100;
const price = 50;
const redemptionsAStep = 6;
/** Events in a full month, and in another one. */
const events = { many: 2000, few: 20 };

type People = { signedIn: number; others: number };

/**
 * Adds signed-in members with more history than one response shows, and other members with ten ledger rows each. Alternates
 * between them, so that nobody's rows are stored next to each other.
 */
export async function preparePoints(place: Place, { signedIn, others }: People): Promise<Prepared> {
  const { db, close } = await openUnhurried(place);
  const admin = await signedInAdmin(db);
  const { id: itemId } = await createItem(
    db,
    { name: "Sample reward", description: "", price: 1, imageUrl: null },
    admin,
  );
  const request = { itemId, discordUsername: "bench_sample" };
  const notice = { team, hasWebhook: false };
  const ids: string[] = [];
  for (let count = 1; count <= signedIn; count++) ids.push(await addMember(db, count, admin));
  const acting = await Promise.all(ids.map((id) => actingMember({ db }, id)));
  if (others > 0) for (const statement of [addMembers(others), addAccounts]) await unchecked(db, statement);
  for (const step of stepsOfOthers(itemId)) {
    if (others > 0) await unchecked(db, step);
    for (let times = 0; times < redemptionsAStep; times++) {
      for (const member of acting) await redeem(db, { member, request, notice });
    }
  }
  const [memberId] = ids;
  if (memberId) await addMonthEvents(db, memberId, others > 0 ? events.many : events.few);
  for (const table of ["calendar_events", "members", "points_accounts", "points_ledger", "redemptions"])
    await db.execute(sql.raw(`vacuum (analyze) ${table}`)); // as autovacuum or the nightly job would have done
  const problems = await checkLedger(db);
  const tokens: string[] = [];
  for (const memberId of ids) tokens.push(await startMemberSession(db, { memberId, userAgent: "bench" }));
  await close();
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return { itemId, tokens };
}

/** Adds an admin with a session, which staff need to write. */
async function signedInAdmin(db: Database): Promise<SignedInStaff> {
  const accountId = randomUUIDv7();
  await db.insert(staffAccounts).values({ id: accountId, username: "bench", role: "admin", passwordHash: "none" });
  const staff = await findSignedInStaff(db, await startStaffSession(db, { accountId, userAgent: "bench" }));
  if (!staff) throw new Error("The admin is not signed in.");
  return staff;
}

/** Adds a member with enough points for the whole run. */
async function addMember(db: Database, count: number, admin: SignedInStaff): Promise<string> {
  const id = randomUUIDv7();
  await db.insert(members).values({ id, name: "Bench Sample", email: `bench.${count}@demo.example` });
  await openPointsAccount(db, id);
  await adjustPoints(db, { id, action: "add", amount: 10_000_000 }, admin);
  return id;
}

/** Skips foreign key checks, to be faster. */
const unchecked = (db: Database, statement: SQL) =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(statement);
  });

const addMembers = (count: number) => sql`
  insert into members (id, name, email, discord)
  select gen_random_uuid(), 'Sample ' || n, 'sample.' || n || '@demo.example', 'sample_' || n
  from generate_series(1, ${count}::int) n`;

const addAccounts = sql`
  insert into points_accounts (id, member_id, balance, earned_count, redemption_count)
  select gen_random_uuid(), id, ${earned * award - spent * price}::int, ${earned}::int, ${spent}::int
  from members where email like 'sample.%'`;

/** Returns one row for each of the other members. */
const stepsOfOthers = (itemId: string): SQL[] =>
  Array.from({ length: rowsEach }, (_, done) =>
    done < earned ? addAwards(done + 1) : addRedemptions(done + 1 - earned, itemId),
  );

const others = sql`points_accounts a join members m on m.id = a.member_id and m.email like 'sample.%'`;

const addAwards = (row: number) => sql`
  insert into points_ledger (id, account_id, type, amount, balance_after, description, admin_username)
  select gen_random_uuid(), a.id, 'earned', ${award}::int, ${award * row}::int, 'Best Clip', 'bench'
  from ${others}`;

const addRedemptions = (row: number, itemId: string) => sql`
  with made as (
    insert into redemptions (id, account_id, item_id, item_name, points_spent, discord_username)
    select gen_random_uuid(), a.id, ${itemId}::uuid, 'Sample reward', ${price}::int, 'sample' from ${others}
    returning id, account_id
  )
  insert into points_ledger (id, account_id, type, amount, balance_after, description, redemption_id)
  select gen_random_uuid(), account_id, 'spent', ${-price}::int, ${earned * award - row * price}::int, 'Redeemed', id from made`;
