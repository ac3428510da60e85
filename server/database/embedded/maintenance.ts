import { Client, type ClientConfig } from "pg";
import { reasonOf } from "#server/database/sql-errors.ts";
import type { Log } from "#server/platform/process/log.ts";
import type { Engine } from "./engine.ts";

const everyMs = 5 * 60_000;
const limitMs = 10 * 60_000;

/** For migrations and maintenance, which may take their time. */
export const patientConnection = (engine: Engine): ClientConfig => engine.connection({ limitMs });

/**
 * What a server's background processes would do: the engine has none. Gives the way to end it, which waits for what is
 * under way and leaves nothing in the log.
 */
export function keepTidy(engine: Engine, log: Log): () => Promise<void> {
  let underWay = Promise.resolve();
  const cutLog = () => {
    underWay = underWay.then(() => logged(log, checkpoint(engine)));
  };
  const timer = setInterval(cutLog, everyMs).unref();
  return async () => {
    clearInterval(timer);
    cutLog();
    await underWay;
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

/** The next round makes up for it. */
async function logged(log: Log, work: Promise<void>) {
  await work.catch((error: unknown) =>
    log.warn({ reason: reasonOf(error) }, "the database's log could not be cut short"),
  );
}
