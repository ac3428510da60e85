import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { checkpoint, vacuum } from "#server/database/embedded/maintenance.ts";
import { Engine } from "./engine.ts";

let engine: Engine;
let clients: Client[] = [];

beforeAll(() => {
  engine = new Engine({ source: { archive: inject("embeddedArchive") } });
});

beforeEach(async () => {
  const client = await connect();
  await client.query("create table if not exists numbers (n int); truncate numbers");
});

afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()));
  clients = [];
});

afterAll(() => engine.close());

async function connect(to = engine): Promise<Client> {
  const client = new Client(to.connection({ limitMs: 5_000 }));
  client.on("error", () => {});
  await client.connect();
  clients.push(client);
  return client;
}

async function numbers(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ n: number }>("select n from numbers order by n");
  return rows.map(({ n }) => n);
}

test("sessions take turns, and a transaction keeps the engine until it ends", async () => {
  const [one, other] = await Promise.all([connect(), connect()]);
  await one.query("begin");
  await one.query("insert into numbers values (1)");
  const order: string[] = [];
  const read = numbers(other).then((found) => order.push(`read ${found.join()}`));
  await one.query("insert into numbers values (2)").then(() => order.push("written"));
  await one.query("commit").then(() => order.push("committed"));
  await read;
  expect(order).toEqual(["written", "committed", "read 1,2"]);
});

test("a session that ends mid-transaction is rolled back, and the others continue", async () => {
  const [one, other] = await Promise.all([connect(), connect()]);
  await one.query("begin");
  await one.query("insert into numbers values (1)");
  const read = numbers(other);
  await one.end();
  expect(await read).toEqual([]);
});

test("a failed transaction keeps the engine until it is rolled back", async () => {
  const [one, other] = await Promise.all([connect(), connect()]);
  await one.query("begin");
  await expect(one.query("select nonsense")).rejects.toMatchObject({ code: "42703" });
  const read = numbers(other);
  await expect(one.query("select 1")).rejects.toMatchObject({ code: "25P02" });
  await one.query("rollback");
  expect(await read).toEqual([]);
});

test("sessions share a statement by its name, which can't be used for another", async () => {
  const [one, other] = await Promise.all([connect(), connect()]);
  const ask = (client: Client, text: string) => client.query({ name: "ask", text, values: [1] });
  expect((await ask(one, "select $1::int as n")).rows).toEqual([{ n: 1 }]);
  expect((await ask(other, "select $1::int as n")).rows).toEqual([{ n: 1 }]);
  expect((await ask(other, "select $1::int as n")).rows).toEqual([{ n: 1 }]);
  await expect(ask(await connect(), "select $1::int + 1 as n")).rejects.toMatchObject({ code: "42P05" });
});

test("an archive contains everything, and another engine can start from it", async () => {
  await (await connect()).query("insert into numbers values (7)");
  const archive = join(mkdtempSync(join(tmpdir(), "archive-")), "database.tar");
  writeFileSync(archive, await engine.archive());
  const another = new Engine({ source: { archive } });
  expect(await numbers(await connect(another))).toEqual([7]);
  await another.close();
  rmSync(dirname(archive), { recursive: true });
});

test("maintenance runs alongside other sessions", async () => {
  const client = await connect();
  await client.query("insert into numbers values (1)");
  await Promise.all([checkpoint(engine), vacuum(engine), numbers(client)]);
  const { rows } = await client.query(
    "select last_vacuum is not null as vacuumed from pg_stat_user_tables where relname = 'numbers'",
  );
  expect(rows).toEqual([{ vacuumed: true }]);
});
