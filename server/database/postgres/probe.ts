import { Client, type ClientConfig, DatabaseError } from "pg";
import { probeWithinMs } from "#server/database/pool/answer-watch.ts";

/** Whether the server answers a new connection at all, even if only to say that it has none left. */
export const probeOf = (connection: ClientConfig) => async (): Promise<boolean> => {
  const limits = { connectionTimeoutMillis: probeWithinMs, query_timeout: probeWithinMs };
  const client = new Client({ ...connection, ...limits });
  client.on("error", () => {}); // the call under way is rejected with it
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
