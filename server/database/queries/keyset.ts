import { type SQL, sql } from "drizzle-orm";
import { maxPageSize, type PageQuery } from "#contract/paging.ts";
import { invalidInput } from "#server/errors.ts";

export type Listed<Row> = {
  rows: Row[];
  next: string | undefined;
  /** The number of rows on all pages, up to `maxCounted` + 1. Only with a first page. */
  total?: number;
};
export type SortKey = (string | number)[];
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
  const key = cursor === undefined ? undefined : decodeCursor(cursor, { length: by.length, name });
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

type Expected = { length: number; name: string | undefined };

function decodeCursor(cursor: string, { length, name }: Expected): SortKey {
  const parts = parse(Buffer.from(cursor, "base64url").toString());
  const isOfOrder = Array.isArray(parts) && (name === undefined || parts[0] === name);
  const key: unknown[] = isOfOrder ? parts.slice(name === undefined ? 0 : 1) : [];
  if (key.length !== length || !key.every(isSortValue))
    throw invalidInput("Please use a cursor from this list", { cursor: "This cursor isn’t from this list" });
  return key;
}

const isSortValue = (value: unknown): value is string | number =>
  (typeof value === "string" && value.isWellFormed() && !value.includes("\0")) || Number.isSafeInteger(value);

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
