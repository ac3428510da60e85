import { sql } from "drizzle-orm";
import { type Database, inTransaction } from "#server/database/database.ts";
import { PendingCounts } from "#server/database/queries/pending-writes.ts";
import { news } from "./news.table.ts";

/** What each finished answer with views in it is made from, besides the articles. Only this process is told. */
export const viewsTopic = "news-views";

/** The views that this process has counted. They're in what it answers at once, and in the database a few seconds later. */
export class ArticleViews {
  readonly pending: PendingCounts;
  readonly #counted = new Map<string, number>();
  readonly #written = new Map<string, number>();
  #writes = 0;

  constructor(db: Database) {
    this.pending = new PendingCounts(async (counts) => {
      this.#writes++;
      await addViews(db, counts);
      for (const [id, count] of counts) this.#written.set(id, (this.#written.get(id) ?? 0) + count);
    });
  }

  count(id: string) {
    this.#counted.set(id, (this.#counted.get(id) ?? 0) + 1);
    this.pending.add(id, 1);
  }

  /** The JSON of articles as read from the database, less what this process has written of their views. */
  async readWithoutOwn(read: () => Promise<string>): Promise<string> {
    for (;;) {
      await this.pending.settled();
      const writes = this.#writes;
      const json = await read();
      if (writes === this.#writes) return shifted(json, (id) => -(this.#written.get(id) ?? 0)); // else it may hold half of them
    }
  }

  /** The same with all that it has counted until now. */
  withOwn = (json: string) => shifted(json, (id) => this.#counted.get(id) ?? 0);
}

/** One statement for all articles. */
async function addViews(db: Database, counts: ReadonlyMap<string, number>) {
  const rows = [...counts].toSorted(([one], [other]) => one.localeCompare(other)); // in one order, so that instances don't block each other
  const ids = sql.param(rows.map(([id]) => id));
  const views = sql.param(rows.map(([, count]) => count));
  await inTransaction(db, (tx) =>
    tx.execute(sql`
      update ${news} set views = ${news}.views + added.views
      from unnest(${ids}::uuid[], ${views}::int[]) as added (id, views) where ${news}.id = added.id`),
  );
}

/** The same articles with other views, wherever they are in it. */
const shifted = (json: string, by: (id: string) => number) =>
  JSON.stringify(
    JSON.parse(json, (_key, value) =>
      isViewed(value) ? { ...value, views: Math.max(0, value.views + by(value.id)) } : value,
    ),
  );

const isViewed = (value: unknown): value is { id: string; views: number } =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "views" in value &&
  typeof value.views === "number";
