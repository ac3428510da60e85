import { Client, type ClientConfig } from "pg";
import type { Engine } from "./engine.ts";

const limitMs = 10 * 60_000;

/** For migrations and maintenance, which may take their time. */
export const patientConnection = (engine: Engine): ClientConfig => engine.connection({ limitMs });

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
