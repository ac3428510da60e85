import { sql } from "drizzle-orm";
import { type Database, inTransaction } from "#server/database/database.ts";
import { PendingCounts } from "#server/database/queries/pending-writes.ts";
import { news } from "./news.table.ts";

/** The views that this process has counted. The database has them a few seconds later. */
export class ArticleViews {
  readonly pending: PendingCounts;
  #writes = 0;

  constructor(db: Database) {
    this.pending = new PendingCounts((counts) => {
      this.#writes++;
      return addViews(db, counts);
    });
  }

  /** Returns an article with all of its views, including those that aren't written yet. */
  async withAll<Article extends { id: string; views: number }>(read: () => Promise<Article>): Promise<Article> {
    for (;;) {
      await this.pending.settled();
      const writes = this.#writes;
      const article = await read();
      if (writes === this.#writes) return { ...article, views: article.views + (this.pending.get(article.id) ?? 0) };
    }
  }
}

/** Adds views to all articles in one statement. */
async function addViews(db: Database, counts: ReadonlyMap<string, number>) {
  // always in the same order, so that instances don't block each other
  const rows = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  const ids = sql.param(rows.map(([id]) => id));
  const views = sql.param(rows.map(([, count]) => count));
  await inTransaction(db, (tx) =>
    tx.execute(sql`
      update ${news} set views = ${news}.views + added.views
      from unnest(${ids}::uuid[], ${views}::int[]) as added (id, views) where ${news}.id = added.id`),
  );
}
