import { asc, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import {
  pointsAccounts as accounts,
  pointsAwardRows as awardRows,
  pointsAwards as awards,
  pointsLedger as ledger,
  redemptions,
} from "./points.table.ts";

/** Limits a query to the accounts of one step, by the column with the account's id. */
type Own = (accountId: SQL) => SQL;
type Invariant = { says: string; broken: (own: Own) => SQL };

/** What must always hold, each with a query that finds rows of some accounts that break it. */
const invariants: Invariant[] = [
  {
    says: "I1: the balance is the sum of the ledger, after every row of it",
    broken: (own) => sql`
      select a.id from ${accounts} a left join ${ledger} l on l.account_id = a.id where ${own(sql`a.id`)}
      group by a.id having a.balance <> coalesce(sum(l.amount), 0)
      union all
      select id from (
        select id, balance_after, sum(amount) over (partition by account_id order by position) as total
        from ${ledger} l where ${own(sql`l.account_id`)}
      ) steps where balance_after <> total`,
  },
  {
    says: "I2: no balance is below zero",
    broken: (own) => sql`select a.id from ${accounts} a where a.balance < 0 and ${own(sql`a.id`)}`,
  },
  {
    says: "I3: a redemption is paid for once, and refunded once if it was cancelled, otherwise never",
    broken: (own) => sql`
      select r.id from ${redemptions} r left join ${ledger} l on l.redemption_id = r.id where ${own(sql`r.account_id`)}
      group by r.id
      having count(*) filter (where l.type = 'spent') <> 1
        or count(*) filter (where l.type <> 'spent' and l.id is not null) <> (case r.status when 'cancelled' then 1 else 0 end)`,
  },
  {
    says: "I5: what is paid and given back is what the redemption cost",
    broken: (own) => sql`
      select r.id from ${redemptions} r join ${ledger} l on l.redemption_id = r.id where ${own(sql`r.account_id`)}
        and (l.account_id <> r.account_id
          or l.amount <> (case l.type when 'spent' then -r.points_spent else r.points_spent end))`,
  },
  {
    says: "I6: every other movement says who made it and why",
    broken: (own) => sql`
      select l.id from ${ledger} l where l.redemption_id is null and (l.admin_username is null or l.description = '')
        and ${own(sql`l.account_id`)}`,
  },
  {
    says: "I7: an undone row is reversed in the same account by the same amount",
    broken: (own) => sql`
      select part.ledger_id as id from ${awardRows} part join ${ledger} l on l.id = part.ledger_id
      join ${ledger} back on back.id = part.undone_by_id
      where ${own(sql`back.account_id`)} and (l.account_id <> back.account_id or l.amount <> -back.amount)`,
  },
  {
    says: "the counts of an account are those of its rows",
    broken: (own) => sql`
      select a.id from ${accounts} a left join ${ledger} l on l.account_id = a.id where ${own(sql`a.id`)}
      group by a.id having a.earned_count <> count(*) filter (where l.type = 'earned')
        or a.redemption_count <> count(*) filter (where l.type = 'spent')`,
  },
];

const triggers: Invariant = {
  says: "I4: rows of the ledger can be neither changed nor deleted",
  broken: () => sql`
    select 'triggers' as id where (
      select count(*) from pg_trigger where tgrelid = ${"points_ledger"}::regclass and not tgisinternal and tgenabled <> 'D'
    ) < 2`,
};

const wholeAwards: Invariant = {
  says: "I8: an award to many has all of its rows",
  broken: (own) => sql`
    select a.id from ${awards} a where ${own(sql`a.id`)}
      and a.row_count <> (select count(*) from ${awardRows} part where part.award_id = a.id)`,
};

const namedAtMost = 5;
/** A step ends after this many accounts, or this many of their rows, so that each statement takes milliseconds. */
const most = { accounts: 1_000, rows: 10_000, awards: 20 };
const beforeAll = "00000000-0000-0000-0000-000000000000";

type Found = { count: number; some: string[] };

/**
 * Returns what is wrong with the site's points, one line each; empty if nothing is. It goes from account to account, so that it
 * finishes however long the ledger is. Each account is checked in one statement, which the site's own writes don't disturb.
 */
export async function checkLedger(db: Database): Promise<string[]> {
  const found = new Map<Invariant, Found>();
  const look = async (invariant: Invariant, own: Own) => {
    const { rows } = await db.execute<{ id: string }>(invariant.broken(own));
    if (rows.length === 0) return;
    const { count, some } = found.get(invariant) ?? { count: 0, some: [] };
    const ids = [...some, ...rows.map(({ id }) => id)].slice(0, namedAtMost);
    found.set(invariant, { count: count + rows.length, some: ids });
  };
  const lookThrough = async (findEnd: typeof findEndOfStep, checks: Invariant[]) => {
    for (let after = beforeAll; ; ) {
      const last = await findEnd(db, after);
      if (last === undefined) break;
      const from = after;
      const own: Own = (id) => sql`${id} > ${from} and ${id} <= ${last}`;
      for (const invariant of checks) await look(invariant, own);
      after = last;
    }
  };
  await look(triggers, () => sql`true`);
  await lookThrough(findEndOfStep, invariants);
  await lookThrough(findEndOfAwards, [wholeAwards]);
  return [...found]
    .toSorted(([one], [other]) => one.says.localeCompare(other.says))
    .map(([{ says }, { count, some }]) => `${says}. Broken by ${count}: ${some.join(", ")}`);
}

/** Returns the last account of the step after this one; undefined if there are no more. */
async function findEndOfStep(db: Database, after: string): Promise<string | undefined> {
  const next = await db
    .select({ id: accounts.id, rows: sql<number>`${accounts.earnedCount} + ${accounts.redemptionCount}` })
    .from(accounts)
    .where(gt(accounts.id, after))
    .orderBy(asc(accounts.id))
    .limit(most.accounts);
  let rows = 0;
  const full = next.find((account) => {
    rows += account.rows;
    return rows >= most.rows;
  });
  return (full ?? next.at(-1))?.id;
}

async function findEndOfAwards(db: Database, after: string): Promise<string | undefined> {
  const next = await db
    .select({ id: awards.id })
    .from(awards)
    .where(gt(awards.id, after))
    .orderBy(asc(awards.id))
    .limit(most.awards);
  return next.at(-1)?.id;
}
