import { Header, Summary, TableName } from "./format.ts";
import { DamagedBackup, parsePart, readParts } from "./read-parts.ts";

/** A backup whose every byte was checked. */
export type CheckedBackup = { path: string; header: Header; summary: Summary; rowCount: number; textBytes: number };

/** The rows of one table in one part. */
export type RowsOfTable = { table: string; rows: string[] };

/** Reads and checks the whole file. Throws a DamagedBackup if anything in it has changed. */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  let header: Header | undefined;
  let last = "";
  let textBytes = 0;
  const rows: Summary["rows"] = {};
  for await (const part of readParts(path)) {
    textBytes += Buffer.byteLength(part);
    if (!header) {
      header = parsePart(path, part, Header);
      for (const { name } of header.tables) rows[name] = 0;
      continue;
    }
    if (last) countRows(rows, rowsIn(path, last));
    last = part;
  }
  if (!header) throw new DamagedBackup(`${path} is empty.`);
  const summary = parsePart(path, last, Summary);
  for (const [table, count] of Object.entries(summary.rows))
    if (rows[table] !== count) throw new DamagedBackup(`${path} is damaged: rows of ${table} are missing.`);
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return { path, header, summary, rowCount, textBytes };
}

const countRows = (counts: Summary["rows"], { table, rows }: RowsOfTable) => {
  counts[table] = (counts[table] ?? 0) + rows.length;
};

/** Yields the rows of a checked backup, some at a time. */
export async function* rowsOfBackup(path: string): AsyncGenerator<RowsOfTable> {
  let isFirst = true;
  let waiting: string | undefined; // the last part isn't rows
  for await (const part of readParts(path)) {
    if (waiting !== undefined) yield rowsIn(path, waiting);
    if (!isFirst) waiting = part;
    isFirst = false;
  }
}

function rowsIn(path: string, part: string): RowsOfTable {
  const [table = "", ...rows] = part.split("\n");
  return { table: parsePart(path, table, TableName), rows };
}
