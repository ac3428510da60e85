import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "#server/testing/postgres/find-postgres.ts";
import { onServer, urlOfDatabase } from "#server/testing/postgres/on-server.ts";
import { runPostgres } from "#server/testing/postgres/run-postgres.ts";
import type { Place } from "./unhurried.ts";

const secret = "for the bench alone, of more than 32 bytes";

/** Returns the rows of both engines, or of the embedded one only if there is no PostgreSQL. */
export async function onEachEngine(
  rowsOf: (engine: string, serverUrl?: string) => Promise<string[][]>,
): Promise<string[][]> {
  const embedded = await rowsOf("embedded");
  const found = findPostgres();
  if (!found) return embedded;
  const server = "url" in found ? { url: found.url, stop: async () => {} } : await runPostgres(found.programs);
  try {
    return [...embedded, ...(await rowsOf("PostgreSQL", server.url))];
  } finally {
    await server.stop();
  }
}

/** Creates a folder, and a database if there is a server, for one site. */
export async function newPlace(
  name: string,
  serverUrl: string | undefined,
): Promise<Place & { remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), `bench-${name}-`));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (serverUrl === undefined) return { dataDir, remove: removeFolder };
  const database = `bench_${name}_${process.pid}`;
  await onServer(serverUrl, `create database ${database}`);
  const remove = async () => {
    await onServer(serverUrl, `drop database ${database} with (force)`);
    await removeFolder();
  };
  return { dataDir, databaseUrl: urlOfDatabase(serverUrl, database), remove };
}

/** Returns settings for a site there, without limits or demonstration content. */
export const settingsFor = ({ dataDir, databaseUrl }: Place): Record<string, string> => ({
  RATE_LIMITS: "0",
  DEMO_CONTENT: "off",
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: secret }),
});
