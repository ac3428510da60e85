import { sql } from "drizzle-orm";
import { type Database, inTransaction } from "#server/database/database.ts";
import { PendingCounts } from "#server/database/queries/pending-writes.ts";
import { news } from "./news.table.ts";

/** The topic of cached responses that contain views, besides the articles' own. Announced only within this process. */
export const viewsTopic = "news-views";

/**
 * The views that this process has counted. Its answers show them immediately; the database has them a few seconds
 * later.
 */
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

  /** Returns the JSON of articles from the database, without the views that this process has written. */
  async readWithoutOwn<Read extends { body: string }>(read: () => Promise<Read>): Promise<Read> {
    for (;;) {
      await this.pending.settled();
      const writes = this.#writes;
      const articles = await read();
      if (writes !== this.#writes) continue; // it may contain half of them
      return { ...articles, body: shifted(articles.body, (id) => -(this.#written.get(id) ?? 0)) };
    }
  }

  /** Returns the JSON with all views that this process has counted so far. */
  withOwn = (json: string) => shifted(json, (id) => this.#counted.get(id) ?? 0);
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

/** Ids and views in JSON. Inside a text, quotes are escaped, so nothing that an author writes can match. */
const idOrViews = /"(id|views)":(?:"([^"]*)"|(\d+))/g;

/**
 * Changes the views of the articles in the JSON. An article's id comes before its views. It isn't parsed, because a hundred
 * articles are a megabyte, and there may be several views a second.
 */
function shifted(json: string, by: (id: string) => number): string {
  let id = "";
  return json.replace(idOrViews, (found, name: string, text?: string, views?: string) => {
    if (name === "id") id = text ?? "";
    return name === "id" || views === undefined ? found : `"views":${Math.max(0, Number(views) + by(id))}`;
  });
}
