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
  async readWithoutOwn<Read extends { body: string }>(read: () => Promise<Read>): Promise<Read> {
    for (;;) {
      await this.pending.settled();
      const writes = this.#writes;
      const articles = await read();
      if (writes !== this.#writes) continue; // it may hold half of them
      return { ...articles, body: shifted(articles.body, (id) => -(this.#written.get(id) ?? 0)) };
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

/** Ids and views in JSON. In a text its quotes would be written `\"`, so nothing that an author writes looks like one of them. */
const idOrViews = /"(id|views)":(?:"([^"]*)"|(\d+))/g;

/**
 * The same articles with other views, wherever they are in it. An article's id comes before its views. It isn't parsed: a hundred
 * articles are a megabyte, and there may be views several times a second.
 */
function shifted(json: string, by: (id: string) => number): string {
  let id = "";
  return json.replace(idOrViews, (found, name: string, text?: string, views?: string) => {
    if (name === "id") id = text ?? "";
    return name === "id" || views === undefined ? found : `"views":${Math.max(0, Number(views) + by(id))}`;
  });
}
