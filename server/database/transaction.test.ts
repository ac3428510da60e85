import { sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "#server/testing/site/test-database.ts";
import { type Database, DatabaseUnavailable, inTransaction, type OpenDatabase } from "./database.ts";
import { isCheckViolation, isForeignKeyViolation, isUniqueViolation } from "./sql-errors.ts";

const accounts = pgTable("test_accounts", { name: text().primaryKey(), balance: integer().notNull() });

let database: OpenDatabase;
let db: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await db.execute(sql`create table test_accounts (
    name text primary key, balance int not null constraint not_negative check (balance >= 0))`);
  await db.execute(sql`create table test_transfers (account text references test_accounts (name) initially deferred)`);
});

beforeEach(async () => {
  await db.execute(sql`truncate test_accounts, test_transfers`);
});

afterAll(async () => {
  await db.execute(sql`drop table test_accounts, test_transfers`);
  await database.close();
});

const open = (on: Database, name: string, balance = 0) => on.insert(accounts).values({ name, balance });
const names = async () => (await db.select().from(accounts).orderBy(accounts.name)).map(({ name }) => name);
const raise = (on: Database, state: string) =>
  on.execute(sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`));

async function failure(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error("It did not fail.");
}

describe("a transaction", () => {
  test("is committed as a whole and returns its result", async () => {
    const result = await inTransaction(db, async (tx) => {
      await open(tx, "ida");
      await open(tx, "owen");
      return "done";
    });
    expect(result).toBe("done");
    expect(await names()).toEqual(["ida", "owen"]);
  });

  test("leaves nothing when its work throws, and throws the same error", async () => {
    const refusal = new Error("no");
    const work = inTransaction(db, async (tx) => {
      await open(tx, "ida");
      throw refusal;
    });
    expect(await failure(work)).toBe(refusal);
    expect(await names()).toEqual([]);
  });

  test("includes any transaction begun inside it", async () => {
    const work = inTransaction(db, async (tx) => {
      await inTransaction(tx, (inner) => open(inner, "ida"));
      throw new Error("no");
    });
    await failure(work);
    expect(await names()).toEqual([]);
  });

  test("fails if a statement failed, even if its error was swallowed", async () => {
    const work = inTransaction(db, async (tx) => {
      await open(tx, "ida");
      await open(tx, "ida").catch(() => {});
    });
    expect(await failure(work)).toMatchObject({ message: expect.stringContaining("Nothing was committed") });
    expect(await names()).toEqual([]);
  });

  test("fails if its commit fails", async () => {
    const work = inTransaction(db, (tx) => tx.execute(sql`insert into test_transfers values ('nobody')`));
    expect(isForeignKeyViolation(await failure(work))).toBe(true);
    expect(await names()).toEqual([]);
  });

  test("runs statements started together one after another", async () => {
    await inTransaction(db, async (tx) => {
      await Promise.all(["a", "b", "c", "d", "e"].map((name) => open(tx, name)));
    });
    expect(await names()).toEqual(["a", "b", "c", "d", "e"]);
  });

  test("refuses the outer database inside it instead of waiting forever", async () => {
    const work = inTransaction(db, async (tx) => {
      await open(tx, "ida");
      await open(db, "owen");
    });
    expect(await failure(work)).toMatchObject({ message: expect.stringContaining("use tx") });
    const nested = inTransaction(db, () => inTransaction(db, (tx) => open(tx, "ida")));
    expect(await failure(nested)).toMatchObject({ message: expect.stringContaining("use tx") });
    expect(await names()).toEqual([]);
  });

  test("refuses its handle after it has ended", async () => {
    const kept = await inTransaction(db, async (tx) => tx);
    expect(await failure(open(kept, "ida"))).toMatchObject({ message: expect.stringContaining("is over") });
  });

  test("lets work it started use the outer database after it has ended", async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let later: Promise<unknown> = Promise.resolve();
    await inTransaction(db, async () => {
      later = ended.then(() => open(db, "ida"));
    });
    end();
    await later;
    expect(await names()).toEqual(["ida"]);
  });
});

describe("simultaneous transactions", () => {
  test("don't mix, and other statements only wait for their turn", async () => {
    const deposit = (tx: Database, amount: number) =>
      tx.update(accounts).set({ balance: sql`${accounts.balance} + ${amount}` });
    await open(db, "ida", 0);
    const transactions = Array.from({ length: 20 }, () =>
      inTransaction(db, async (tx) => {
        await deposit(tx, 1);
        await deposit(tx, 1);
      }),
    );
    const beside = Array.from({ length: 20 }, () => db.select().from(accounts));
    const seen = (await Promise.all(beside)).map(([account]) => (account?.balance ?? 1) % 2);
    await Promise.all(transactions);
    expect(new Set(seen)).toEqual(new Set([0]));
    expect(await db.select().from(accounts)).toEqual([{ name: "ida", balance: 40 }]);
  });

  test.each(["40001", "40P01"])("are retried as a whole when one loses a race with %s", async (state) => {
    let tries = 0;
    await inTransaction(db, async (tx) => {
      tries += 1;
      await open(tx, `try ${tries}`);
      if (tries <= 3) await raise(tx, state);
    });
    expect(await names()).toEqual(["try 4"]);
  });

  test("give up after three retries", async () => {
    let tries = 0;
    const work = inTransaction(db, async (tx) => {
      tries += 1;
      await raise(tx, "40001");
    });
    expect(await failure(work)).toBeInstanceOf(DatabaseUnavailable);
    expect(tries).toBe(4);
  });
});

describe("a statement's error", () => {
  test("is recognised by its kind and its constraint", async () => {
    await open(db, "ida");
    const twice = await failure(open(db, "ida"));
    expect([isUniqueViolation(twice), isUniqueViolation(twice, "test_accounts_pkey")]).toEqual([true, true]);
    expect([isUniqueViolation(twice, "another"), isCheckViolation(twice)]).toEqual([false, false]);
    expect(isCheckViolation(await failure(open(db, "owen", -1)), "not_negative")).toBe(true);
    expect(isUniqueViolation(new Error("duplicate"))).toBe(false);
  });

  test("doesn't repeat the values it was given", async () => {
    const error = await failure(db.execute(sql`select * from nowhere where email = ${"ida@team.example"}`));
    expect(error).toMatchObject({ code: "42P01" });
    expect(String(error)).not.toContain("ida@team.example");
  });

  test.each(["53100", "57014", "57P01", "08006", "25006"])(
    "says that the database is away if its code is %s",
    async (state) => {
      expect(await failure(raise(db, state))).toBeInstanceOf(DatabaseUnavailable);
      expect(await database.isReady()).toBe(true);
    },
  );
});
