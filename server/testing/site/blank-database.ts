import { Client, type ClientConfig } from "pg";
import { inject } from "vitest";
import { Engine } from "#server/database/embedded/engine/engine.ts";
import { patientConnection } from "#server/database/embedded/maintenance.ts";
import { createCopy } from "./test-database.ts";

/** Opens a database without tables on the engine that TEST_ENGINE names, with a connection below the site's own layers. */
export async function openBlankDatabase() {
  const { connection, close } = await (process.env.TEST_ENGINE === "postgres" ? blankCopy() : blankEngine());
  const query = async (statement: string) => {
    const client = new Client(connection);
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  };
  return { connection, query, close };
}

async function blankCopy(): Promise<{ connection: ClientConfig; close: () => Promise<void> }> {
  const { url, drop } = await createCopy({ of: "template0" });
  return { connection: { connectionString: url }, close: drop };
}

async function blankEngine() {
  const engine = new Engine({ source: { archive: inject("blankArchive") } });
  return { connection: patientConnection(engine), close: () => engine.close() };
}
