import { Client, type ClientConfig } from "pg";
import { inOrder } from "#server/platform/turns/in-order.ts";
import type { Engine } from "./engine/engine.ts";

const limitMs = 10 * 60_000;

/** For migrations and maintenance, which may take their time. */
export const patientConnection = (engine: Engine): ClientConfig => engine.connection({ limitMs });

/** Writes everything to its place, so that the log can be cut short. */
export const checkpoint = (engine: Engine) => alone(engine, (client) => client.query("checkpoint"));

export type Checkpoints = {
  make: () => Promise<void>;
  /** Runs the work once the one under way has ended, and lets the next one wait for it. */
  withNone: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** One after the other. */
export function checkpointsOf(engine: Engine): Checkpoints {
  const run = inOrder();
  const withNone: Checkpoints["withNone"] = (work) => run("log", work);
  return { make: () => withNone(() => checkpoint(engine)), withNone };
}

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
