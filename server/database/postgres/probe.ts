import { Client, type ClientConfig, DatabaseError } from "pg";

/** Whether the server says anything to a new connection: also that it has none left. */
export const probeOf =
  (connection: ClientConfig, withinMs = 1_200) =>
  async (): Promise<boolean> => {
    const client = new Client({ ...connection, connectionTimeoutMillis: withinMs, query_timeout: withinMs });
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
