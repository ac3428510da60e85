import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { maxCounted, type PageQuery, type SortOrder } from "#contract/paging.ts";
import { mostLookedThrough } from "#contract/search/short-search.ts";
import type { Database } from "#server/database/database.ts";
import { countRows } from "./count-some.ts";
import { type Listed, pageOf, type SortKey } from "./keyset.ts";
import { isAmong } from "./search.ts";

/** Columns to sort by, never null, the last of them unique. An index has them in this order. */
type Sort = { by: readonly SQL[]; usually: SortOrder };

export type ListQuery<Name extends string> = PageQuery & {
  search?: string | undefined;
  sort?: Name | undefined;
  order?: SortOrder | undefined;
};

type Keyed = { key: SortKey };
type KeyColumn = SQL.Aliased<SortKey>;

/** A Drizzle query that isn't ordered yet. */
type Rows<Row> = {
  orderBy: (...by: SQL[]) => { limit: (count: number) => PromiseLike<Row[]> & SQLWrapper };
};

/** A query of the rows' ids, with the tables that the list's sorts and conditions need. */
type Ids = (where: SQL | undefined) => Rows<{ id: string }> & SQLWrapper;

export type Search = {
  id: SQLWrapper;
  ids: Ids;
  /** Conditions that each find rows by one index. A search through several tables has one for each. */
  ways: readonly (SQL | undefined)[];
  /** For a text too short for an index: checks rows that the list's own query has read. */
  short?: { shown: SQL | undefined; exact?: SQL | undefined } | undefined;
};

type List<Row, Shown, Name extends string> = {
  sorts: Record<Name, Sort>;
  /** The default sort. */
  usual: Name;
  where: SQL | undefined;
  search?: Search | undefined;
  /** Queries the rows that meet a condition, with a column `key` that holds each row's place in the order. */
  rows: (where: SQL | undefined, key: KeyColumn) => Rows<Row & Keyed>;
  show: (row: Row) => Shown;
};

/** Reads one page of a list, sorted as asked. The first page comes with the total number of rows. */
export async function readList<Row, Shown, Name extends string>(
  db: Database,
  query: ListQuery<Name>,
  { sorts, usual, where, search, rows, show }: List<Row, Shown, Name>,
): Promise<Listed<Shown>> {
  const name = query.sort ?? usual;
  const { by, usually } = sorts[name];
  const direction = query.order ?? usually;
  const page = pageOf(query, { by, direction, name: `${name} ${direction}` });
  const key = keyOf(by);
  const kept = search?.short
    ? shortTextCondition(search, { where, orderBy: page.orderBy })
    : and(where, onlyWay(search));
  const united = search && !search.short && search.ways.length > 1 ? search : undefined;
  const onPage = and(page.where, kept);
  const found = await rows(united ? isFound(united, { ...page, where: onPage }) : onPage, key)
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const listed = page.listed(
    found,
    (row) => row.key,
    ({ key: _key, ...row }) => show(row as Row), // the query's columns without the key
  );
  if (query.cursor !== undefined) return listed;
  if (listed.next === undefined) return { ...listed, total: listed.rows.length };
  // In the list's order, the count can read an index too, and stop at the limit.
  const most = { where: kept, orderBy: page.orderBy, limit: maxCounted + 1 };
  const counted = united
    ? findsOf(united, most)
    : rows(kept, key)
        .orderBy(...most.orderBy)
        .limit(most.limit);
  return { ...listed, total: await countRows(db, counted) };
}

type Part = { where: SQL | undefined; orderBy: SQL[]; limit: number };

/**
 * Returns the condition for a text too short for an index: it looks through the first rows in the list's order, and rows that the
 * text names exactly.
 */
function shortTextCondition({ id, ids, short }: Search, { where, orderBy }: Omit<Part, "limit">): SQL | undefined {
  const first = ids(where)
    .orderBy(...orderBy)
    .limit(mostLookedThrough);
  return and(isAmong({ id, first, exact: short?.exact && ids(and(where, short.exact)) }), short?.shown);
}

const onlyWay = (search: Search | undefined) => (search?.ways.length === 1 ? search.ways[0] : undefined);

/**
 * Queries the first rows that each way finds; the page's rows are among them. Each reads its own index in the list's order and
 * stops where the page ends. One condition over all tables would read every row.
 */
function findsOf({ ids, ways }: Search, { where, orderBy, limit }: Part): SQL {
  const firsts = ways.map(
    (way) =>
      sql`${ids(and(way, where))
        .orderBy(...orderBy)
        .limit(limit)}`,
  );
  return sql`(${sql.join(firsts, sql` union `)})`;
}

const isFound = (search: Search, part: Part) => sql`${search.id} in ${findsOf(search, part)}`;

const keyOf = (by: readonly SQL[]): KeyColumn =>
  sql<SortKey>`json_build_array(${sql.join([...by], sql`, `)})`.as("key");

/** For rows that are read outside a list. */
export const noKey: KeyColumn = keyOf([]);
