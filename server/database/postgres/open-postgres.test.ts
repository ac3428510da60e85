import { sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type Database,
  DatabaseUnavailable,
  inTransaction,
  type OpenDatabase,
  publish,
} from "#server/database/database.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { createCopy } from "#server/testing/site/test-database.ts";
import { openPostgres } from "./open-postgres.ts";

const seats = pgTable("test_seats", { name: text().primaryKey(), taken: integer().notNull() });

let copy: Awaited<ReturnType<typeof createCopy>>;
let here: OpenDatabase;
let there: OpenDatabase;
let heardHere: string[];
let heardThere: string[];

beforeAll(async () => {
  copy = await createCopy();
  [here, there] = await Promise.all([openPostgres({ databaseUrl: copy.url }), openPostgres({ databaseUrl: copy.url })]);
  here.onChange((topic) => heardHere.push(topic));
  there.onChange((topic) => heardThere.push(topic));
  await here.db.execute(sql`create table test_seats (name text primary key, taken int not null)`);
});

beforeEach(() => {
  heardHere = [];
  heardThere = [];
});

afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await copy.drop();
});

describe("two instances", () => {
  test("hear each other's changes once, in order, after the commit", async () => {
    await inTransaction(here.db, async (tx) => {
      await publish(tx, "players");
      await publish(tx, "news");
    });
    await publish(here.db, "videos");
    await vi.waitFor(() => expect(heardThere).toEqual(["players", "news", "videos"]), 30_000);
    await publish(there.db, "names");
    await vi.waitFor(() => expect(heardHere).toEqual(["players", "news", "videos", "names"]), 30_000);
    expect(heardThere).toEqual(["players", "news", "videos", "names"]);
  });

  test("don't hear of changes that were rolled back", async () => {
    const work = inTransaction(here.db, async (tx) => {
      await publish(tx, "players");
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    await publish(here.db, "news");
    await vi.waitFor(() => expect(heardThere).toEqual(["news"]), 30_000);
  });

  test("assume that anything may have changed after losing their connection for changes", async () => {
    await endConnections("listen changes");
    await vi.waitFor(() => expect([heardHere, heardThere]).toEqual([["*"], ["*"]]), 30_000);
    await publish(here.db, "news");
    await vi.waitFor(() => expect(heardThere).toEqual(["*", "news"]), 30_000);
  });
});

/** Ends connections as an administrator does, or a server that stops. */
const endConnections = (lastStatement: string) =>
  there.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = ${lastStatement} and pid <> pg_backend_pid()`);

describe("a lost connection", () => {
  test("is replaced without anybody noticing if it was idle", async () => {
    await here.db.execute(sql`select 'idle'`);
    await endConnections("select 'idle'");
    await vi.waitFor(() => here.db.execute(sql`select 1`), 30_000);
    expect(await here.isReady()).toBe(true);
  });

  test("fails only the transaction that was using it", async () => {
    const work = inTransaction(here.db, async (tx) => {
      await tx.insert(seats).values({ name: "lost", taken: 1 });
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await there.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int)`);
      await tx.execute(sql`select 1`);
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await here.db.select().from(seats)).toEqual([]);
  });
});

test("the server ends a statement over its time limit, and its connection can be used again", async () => {
  const work = inTransaction(here.db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 20`);
    await tx.execute(sql`select pg_sleep(60)`);
  });
  await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
  const { rows } = await here.db.execute(
    sql`select current_setting('statement_timeout') as limit, current_setting('TimeZone') as zone`,
  );
  expect(rows).toEqual([{ limit: "5s", zone: "UTC" }]);
});

test("when two transactions wait for each other, one is retried and both succeed", async () => {
  await here.db.insert(seats).values([
    { name: "a", taken: 0 },
    { name: "b", taken: 0 },
  ]);
  const both = meeting(2);
  const take = async (tx: Database, name: string) =>
    tx
      .update(seats)
      .set({ taken: sql`${seats.taken} + 1` })
      .where(sql`${seats.name} = ${name}`);
  const takeBoth = (first: string, second: string) => {
    let tries = 0;
    return inTransaction(here.db, async (tx) => {
      tries += 1;
      await tx.execute(sql`set local deadlock_timeout = '10ms'`);
      await take(tx, first);
      if (tries === 1) await both();
      await take(tx, second);
      return tries;
    });
  };
  const tries = await Promise.all([takeBoth("a", "b"), takeBoth("b", "a")]);
  expect(Math.min(...tries)).toBe(1);
  expect(Math.max(...tries)).toBeGreaterThan(1);
  expect((await here.db.select().from(seats).orderBy(seats.name)).map(({ taken }) => taken)).toEqual([2, 2]);
});

/** Returns a function that resolves for everyone once it has been called this many times. */
function meeting(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = count;
  return () => {
    missing -= 1;
    if (missing === 0) resolve();
    return promise;
  };
}

describe("a server that can't be used", () => {
  const openAt = (databaseUrl: string) => openPostgres({ databaseUrl });

  test("is named in one line, without the password", async () => {
    const opening = openAt("postgres://site:secret@127.0.0.1:1/site");
    await expect(opening).rejects.toBeInstanceOf(StartError);
    await expect(opening).rejects.toThrow(
      /^Couldn't open the database 127\.0\.0\.1:1\/site: connect ECONNREFUSED[^\n]*$/,
    );
  });

  test("is named too if it has no such database", async () => {
    await expect(openAt(`${copy.url}_missing`)).rejects.toThrow("does not exist");
  });
});

test("a closed database isn't ready", async () => {
  const another = await openPostgres({ databaseUrl: copy.url });
  expect(another.location).toMatch(/:\d+\/test_/);
  await another.close();
  expect(await another.isReady()).toBe(false);
});
