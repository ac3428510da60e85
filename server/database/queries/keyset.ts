import { Column, is, SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { maxPageSize, type PageQuery } from "#contract/paging.ts";
import { invalidInput } from "#server/errors.ts";

export type Listed<Row> = {
  rows: Row[];
  next: string | undefined;
  /** The number of rows on all pages, up to `maxCounted` + 1. Only with a first page. */
  total?: number;
};
export type SortKey = (string | number)[];
const notYearZero = (text: string) => !text.startsWith("0000");
const WholeNumber = z.int32();
const Text = z.string().refine((text) => text.isWellFormed() && !text.includes("\0"));
/** What a cursor may hold for a column, so that the database is never asked to compare it with anything else. */
const keyValues: Record<string, z.ZodType<string | number>> = {
  uuid: z.guid(),
  text: Text,
  jsonb: Text, // one text of it
  integer: WholeNumber,
  boolean: WholeNumber, // cast to a number
  bigint: z.int(),
  date: z.iso.date().refine(notYearZero),
  "timestamp (3) with time zone": z.literal("-infinity").or(z.iso.datetime({ offset: true }).refine(notYearZero)),
};

/** Returns what the values of an ordering expression may be, by the column that it is about. */
function valuesOf(expression: SQL): z.ZodType<string | number> {
  const type = columnOf(expression)?.getSQLType() ?? "nothing";
  const values = keyValues[type];
  if (!values) throw new Error(`A list can't be ordered by a column of the type ${type}`);
  return values;
}

function columnOf({ queryChunks }: SQL): Column | undefined {
  for (const chunk of queryChunks) {
    const column = is(chunk, Column) ? chunk : is(chunk, SQL) ? columnOf(chunk) : undefined;
    if (column) return column;
  }
  return undefined;
}

/**
 * Columns that order a list without ties, all in the same direction. If a list has several orders, the name ties a cursor to the
 * one it was made for.
 */
export type Order = { by: readonly SQL[]; direction: "asc" | "desc"; name?: string };

/**
 * Returns the parts of a query for one page of an ordered list. It reads one row more than fits, to know whether there's a next
 * page.
 */
export function pageOf({ limit = maxPageSize, cursor }: PageQuery, { by, direction, name }: Order) {
  const key = cursor === undefined ? undefined : decodeCursor(cursor, { by, name });
  const columns = sql.join([...by], sql`, `);
  const after =
    key &&
    sql.join(
      key.map((value) => sql`${value}`),
      sql`, `,
    );
  return {
    where: after && (direction === "asc" ? sql`(${columns}) > (${after})` : sql`(${columns}) < (${after})`),
    orderBy: by.map((column) => (direction === "asc" ? sql`${column} asc` : sql`${column} desc`)),
    limit: limit + 1,
    /** `keyOf` returns a row's values of the ordering columns, `show` what the caller gets. */
    listed: <Row, Shown>(rows: Row[], keyOf: (row: Row) => SortKey, show: (row: Row) => Shown): Listed<Shown> => {
      const last = rows[limit - 1];
      const hasNext = rows.length > limit && last !== undefined;
      return { rows: rows.slice(0, limit).map(show), next: hasNext ? encodeCursor(keyOf(last), name) : undefined };
    },
  };
}

const encodeCursor = (key: SortKey, name?: string) =>
  Buffer.from(JSON.stringify(name === undefined ? key : [name, ...key])).toString("base64url");

type Expected = { by: readonly SQL[]; name: string | undefined };

function decodeCursor(cursor: string, { by, name }: Expected): SortKey {
  const parts = parse(Buffer.from(cursor, "base64url").toString());
  const isOfOrder = Array.isArray(parts) && (name === undefined || parts[0] === name);
  const values: unknown[] = isOfOrder ? parts.slice(name === undefined ? 0 : 1) : [];
  const key = by.map((expression, index) => valuesOf(expression).safeParse(values[index]).data);
  if (values.length !== by.length || !key.every((value) => value !== undefined))
    throw invalidInput("Please use a cursor from this list", { cursor: "This cursor isn’t from this list" });
  return key;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
