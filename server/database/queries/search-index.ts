import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { index } from "drizzle-orm/pg-core";

/** A text as search compares it, by the database's own function. `foldForSearch` does the same in TypeScript. */
export const folded = (text: SQLWrapper): SQL => sql`folded(${text})`;

/** Defines an index that finds any part of these texts, however it's typed. */
export const searchIndex = (name: string, texts: readonly [SQLWrapper, ...SQLWrapper[]]) => {
  const [first, ...others] = texts.map((text) => sql`${folded(text)} gin_trgm_ops`);
  return index(name).using("gin", first ?? sql``, ...others);
};
