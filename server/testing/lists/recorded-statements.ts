import type { QueryConfig } from "pg";
import type { Database } from "#server/database/database.ts";

type Recorded = { text: string; values: unknown[] | undefined };

/** Records the statements sent to a database, so that a test can look at their plans. */
export function recordStatements({ connection }: Pick<Database, "connection">) {
  const recorded: Recorded[] = [];
  const query = connection.query.bind(connection);
  connection.query = (statement: string | QueryConfig, values?: unknown[]) => {
    recorded.push({ text: typeof statement === "string" ? statement : statement.text, values });
    return query(statement, values);
  };
  const planOf = async (explain: string, { text, values }: Recorded) => {
    const { rows } = await query({ text: `${explain} ${text}` }, values);
    return rows.map((row) => Object.values(row).join("")).join("\n");
  };
  const those = (isOne: (text: string) => boolean) =>
    recorded
      .filter(({ text }) => isOne(text))
      .map((statement) => ({
        explain: () => planOf("explain", statement),
        /** Also runs the statement, and shows how many rows each step reads. */
        analyze: () => planOf("explain analyze", statement),
      }));
  return {
    clear: () => recorded.splice(0),
    stop: () => {
      connection.query = query;
    },
    /** Statements that read a list's page or count its rows. */
    ofLists: () => those((text) => text.includes("json_build_array")),
    /** Returns how many statements update a table. */
    countUpdatesOf: (table: string) => those((text) => text.startsWith(`update "${table}"`)).length,
    /** Returns how many statements read a table before any other. */
    countReadsOf: (table: string) =>
      those((text) => text.startsWith("select ") && text.includes(` from "${table}"`)).length,
    /** Statements that search a table. */
    thatSearch: (table = "") => those((text) => text.includes(" like folded(") && text.includes(`from "${table}`)),
  };
}
