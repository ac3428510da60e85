import pLimit from "p-limit";
import { Client, type ClientConfig } from "pg";
import type { Engine } from "./engine/engine.ts";

const limitMs = 10 * 60_000;

/** Returns a connection for migrations and maintenance, whose statements may take long. */
export const patientConnection = (engine: Engine): ClientConfig => engine.connection({ limitMs });

/** Writes everything from the log to the tables, so that the log can be truncated. */
export const checkpoint = (engine: Engine) => alone(engine, (client) => client.query("checkpoint"));

export type Checkpoints = {
  make: () => Promise<void>;
  /** Runs the work after the current checkpoint, and makes the next one wait for it. */
  withNone: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** Makes checkpoints, one at a time. */
export function checkpointsOf(engine: Engine): Checkpoints {
  const oneAtATime = pLimit(1);
  const withNone: Checkpoints["withNone"] = (work) => oneAtATime(work);
  return { make: () => withNone(() => checkpoint(engine)), withNone };
}

/** Vacuums table by table, so that requests get a turn in between. */
export const vacuum = (engine: Engine) =>
  alone(engine, async (client) => {
    const { rows } = await client.query("select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables");
    for (const { name } of rows) await client.query(`vacuum (analyze) ${name}`);
  });

async function alone(engine: Engine, work: (client: Client) => Promise<unknown>) {
  const client = new Client(patientConnection(engine));
  client.on("error", () => {}); // the running statement is rejected with the same error
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}
