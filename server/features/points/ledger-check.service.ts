import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { pointsAccounts as accounts, pointsLedger as ledger, redemptions } from "./points.table.ts";

/** What must hold at every moment, each as a query for the rows that break it. */
const invariants: { says: string; broken: SQL }[] = [
  {
    says: "I1: the balance is the sum of the ledger, after every row of it",
    broken: sql`
      select a.id from ${accounts} a left join ${ledger} l on l.account_id = a.id
      group by a.id having a.balance <> coalesce(sum(l.amount), 0)
      union all
      select id from (
        select id, balance_after, sum(amount) over (partition by account_id order by position) as total from ${ledger}
      ) steps where balance_after <> total`,
  },
  { says: "I2: no balance is below zero", broken: sql`select id from ${accounts} where balance < 0` },
  {
    says: "I3: a redemption is paid for once, a cancelled one is given back once, any other never",
    broken: sql`
      select r.id from ${redemptions} r left join ${ledger} l on l.redemption_id = r.id
      group by r.id
      having count(*) filter (where l.type = 'spent') <> 1
        or count(*) filter (where l.type <> 'spent' and l.id is not null) <> (case r.status when 'cancelled' then 1 else 0 end)`,
  },
  {
    says: "I4: rows of the ledger can be neither changed nor deleted",
    broken: sql`
      select 'triggers' as id where (
        select count(*) from pg_trigger where tgrelid = ${"points_ledger"}::regclass and not tgisinternal and tgenabled <> 'D'
      ) < 2`,
  },
  {
    says: "I5: what is paid and given back is what the redemption cost",
    broken: sql`
      select r.id from ${redemptions} r join ${ledger} l on l.redemption_id = r.id
      where l.account_id <> r.account_id
        or l.amount <> (case l.type when 'spent' then -r.points_spent else r.points_spent end)`,
  },
  {
    says: "I6: every other movement says who made it and why",
    broken: sql`select id from ${ledger} where redemption_id is null and (admin_username is null or description = '')`,
  },
  {
    says: "the counts of an account are those of its rows",
    broken: sql`
      select a.id from ${accounts} a left join ${ledger} l on l.account_id = a.id
      group by a.id having a.earned_count <> count(*) filter (where l.type = 'earned')
        or a.redemption_count <> count(*) filter (where l.type = 'spent')`,
  },
];

const namedAtMost = 5;

/** What is wrong with the points of a site, a line each; nothing on a sound one. */
export async function checkLedger(db: Database): Promise<string[]> {
  const problems: string[] = [];
  for (const { says, broken } of invariants) {
    const { rows } = await db.execute<{ id: string }>(broken);
    const some = rows.slice(0, namedAtMost).map(({ id }) => id);
    if (rows.length > 0) problems.push(`${says}. Broken by ${rows.length}: ${some.join(", ")}`);
  }
  return problems;
}
