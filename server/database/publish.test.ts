import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "#server/testing/site/test-database.ts";
import { type Database, inTransaction, type OpenDatabase, publish } from "./database.ts";

let database: OpenDatabase;
let db: Database;
let heard: string[];
let stopListening: () => void;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  stopListening = database.onChange((topic) => heard.push(topic));
});

beforeEach(() => {
  heard = [];
});

afterAll(async () => {
  stopListening();
  await database.close();
});

test("listeners hear of a change once, when its transaction resolves and not before", async () => {
  await inTransaction(db, async (tx) => {
    await publish(tx, "players");
    await tx.execute(sql`select 1`);
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual(["players"]);
});

test("a transaction publishes each topic once and in order, including those of inner transactions", async () => {
  await inTransaction(db, async (tx) => {
    await publish(tx, "news");
    await inTransaction(tx, (inner) => publish(inner, "players"));
    await publish(tx, "news");
  });
  expect(heard).toEqual(["news", "players"]);
});

test("a change that was rolled back isn't published", async () => {
  const work = inTransaction(db, async (tx) => {
    await publish(tx, "players");
    throw new Error("no");
  });
  await expect(work).rejects.toThrow("no");
  expect(heard).toEqual([]);
});

test("a transaction that was retried publishes only the attempt that succeeded", async () => {
  let tries = 0;
  await inTransaction(db, async (tx) => {
    tries += 1;
    await publish(tx, tries === 1 ? "news" : "players");
    if (tries === 1) await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
  });
  expect(heard).toEqual(["players"]);
});

test("outside a transaction, listeners have heard by the time the announcement resolves", async () => {
  await publish(db, "news");
  expect(heard).toEqual(["news"]);
});

test("a listener may use the database", async () => {
  let answer: Promise<unknown> | undefined;
  const stop = database.onChange(() => {
    answer = db.execute(sql`select 1`);
  });
  await inTransaction(db, (tx) => publish(tx, "news"));
  stop();
  await expect(answer).resolves.toMatchObject({ rowCount: 1 });
});

test("a stopped listener hears nothing more", async () => {
  const late: string[] = [];
  const stop = database.onChange((topic) => late.push(topic));
  stop();
  await publish(db, "news");
  expect(late).toEqual([]);
});
