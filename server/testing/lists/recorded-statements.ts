import type { QueryConfig } from "pg";
import type { Database } from "#server/database/database.ts";

type Recorded = { text: string; values: unknown[] | undefined };

/** Records what is asked of a database, so that its plans can be looked at. */
export function recordStatements({ connection }: Pick<Database, "connection">) {
  const recorded: Recorded[] = [];
  const query = connection.query.bind(connection);
  connection.query = (statement: string | QueryConfig, values?: unknown[]) => {
    recorded.push({ text: typeof statement === "string" ? statement : statement.text, values });
    return query(statement, values);
  };
  const those = (isOne: (text: string) => boolean) =>
    recorded
      .filter(({ text }) => isOne(text))
      .map(({ text, values }) => ({
        explain: async () => {
          const { rows } = await query({ text: `explain ${text}` }, values);
          return rows.map((row) => Object.values(row).join("")).join("\n");
        },
      }));
  return {
    clear: () => recorded.splice(0),
    stop: () => {
      connection.query = query;
    },
    /** The pages of lists, and the counts of them. */
    ofLists: () => those((text) => text.includes("json_build_array")),
    /** What looks for a part of a text in a table. */
    thatSearch: (table = "") => those((text) => text.includes(" ilike ") && text.includes(`from "${table}`)),
  };
}
