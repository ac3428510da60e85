import { type SQLWrapper, sql } from "drizzle-orm";
import { index } from "drizzle-orm/pg-core";

/** Defines an index that finds any part of these texts, in any case. */
export const searchIndex = (name: string, texts: readonly [SQLWrapper, ...SQLWrapper[]]) => {
  const [first, ...others] = texts.map((text) => sql`${text} gin_trgm_ops`);
  return index(name).using("gin", first ?? sql``, ...others);
};
