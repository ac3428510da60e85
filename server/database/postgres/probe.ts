import { Client, type ClientConfig, DatabaseError } from "pg";
import { probeWithinMs } from "#server/database/pool/server-watch.ts";

/** Returns a function that tells whether the server answers a new connection at all, even just to say that none is free. */
export const probeOf = (connection: ClientConfig) => async (): Promise<boolean> => {
  const limits = { connectionTimeoutMillis: probeWithinMs, query_timeout: probeWithinMs };
  const client = new Client({ ...connection, ...limits });
  client.on("error", () => {}); // the running call is rejected with the same error
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch (error) {
    return error instanceof DatabaseError;
  } finally {
    void client.end().catch(() => {});
  }
};
