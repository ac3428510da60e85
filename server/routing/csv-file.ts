import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Listed } from "#server/database/queries/keyset.ts";

type Cell = string | number | null;
type CsvFile<Row> = {
  /** The file's name, without its extension. */
  name: string;
  /** Each column's heading, and how its cells are made. */
  columns: Record<string, (row: Row) => Cell>;
  read: (cursor: string | undefined) => Promise<Listed<Row>>;
};

/** The first sign of a text, and of every part that some spreadsheets make a cell of, whatever the quotes say. */
const firstSigns = /(?<=^|[;\t\r\n])(?="*([^;\t\r\n]))|^(?=[\t\r\n])/gu;
/** NFKC, because spreadsheets in East Asia read full-width signs too. */
const mayBeFormula = (sign = "=") => /^[=+\-@]/.test(sign.normalize("NFKC"));

/**
 * Formats a cell so that spreadsheets read it as intended. What looks like a formula is marked as text, also inside a cell: where
 * lists are separated by semicolons, spreadsheets split it there and at its line breaks.
 */
function written(value: Cell): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const guarded = text.replace(firstSigns, (_, sign?: string) => (mayBeFormula(sign) ? "'" : ""));
  return /[",;\t\r\n]/.test(guarded) || guarded !== text ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/**
 * Answers with a list as a CSV file, read and sent a page at a time. If the person is signed out or loses their role on the way,
 * they get no more pages and the download fails.
 */
export function sendCsv<Row>(reply: FastifyReply, { name, columns, read }: CsvFile<Row>) {
  const lineOf = (row: Row) =>
    Object.values(columns)
      .map((cell) => written(cell(row)))
      .join(",");
  async function* lines() {
    yield `\ufeff${Object.keys(columns).join(",")}\r\n`;
    let cursor: string | undefined;
    do {
      if (cursor !== undefined) await reply.request.requireStillStaff();
      const { rows, next } = await read(cursor);
      if (rows.length > 0) yield `${rows.map(lineOf).join("\r\n")}\r\n`;
      cursor = next;
    } while (cursor !== undefined);
  }
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines()));
}
