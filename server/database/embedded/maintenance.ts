import { Client, type ClientConfig } from "pg";
import { DatabaseUnavailable, nameFailure } from "#server/database/sql-errors.ts";
import type { Engine } from "./engine.ts";

const everyMs = 5 * 60_000;
const nightHour = 4;
const limitMs = 10 * 60_000;

/** For migrations and maintenance, which may take their time. */
export const patientConnection = (engine: Engine): ClientConfig => engine.connection({ limitMs });

/**
 * What a server's background processes would do: the engine has none. Gives the way to end it, which waits for what is
 * under way and leaves nothing in the log.
 */
export function keepTidy(engine: Engine): () => Promise<void> {
  let underWay = Promise.resolve();
  let vacuumedOn = new Date().getDate();
  const timer = setInterval(() => {
    const now = new Date();
    const isNight = now.getHours() === nightHour && now.getDate() !== vacuumedOn;
    if (isNight) vacuumedOn = now.getDate();
    underWay = underWay.then(() => unlessUnavailable(isNight ? vacuum(engine) : checkpoint(engine)));
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
    await unlessUnavailable(checkpoint(engine));
  };
}

/** Writes everything to its place, so that the log can be cut short. */
export const checkpoint = (engine: Engine) => alone(engine, (client) => client.query("checkpoint"));

/** Table by table, so that requests get their turn in between. */
export const vacuum = (engine: Engine) =>
  alone(engine, async (client) => {
    const { rows } = await client.query("select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables");
    for (const { name } of rows) await client.query(`vacuum (analyze) ${name}`);
  });

async function alone(engine: Engine, work: (client: Client) => Promise<unknown>) {
  const client = new Client(patientConnection(engine));
  client.on("error", () => {}); // the statement under way is rejected with it
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}

/** While the engine is away or the disk is full it can wait: the next round makes up for it. */
async function unlessUnavailable(work: Promise<void>) {
  try {
    await work;
  } catch (error) {
    if (!(nameFailure(error) instanceof DatabaseUnavailable)) throw error;
  }
}
