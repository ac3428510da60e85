import { sql } from "drizzle-orm";
import { check, customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { maxPictureSide } from "#contract/uploads/constants.ts";
import { moment } from "#server/database/queries/moment.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const longestSide = sql.raw(String(maxPictureSide));

/** Pictures as they are served. Each is stored once, named by the hash of its bytes. */
export const media = pgTable(
  "media",
  {
    hash: text().primaryKey(),
    contentType: text("content_type", { enum: ["image/webp"] }).notNull(),
    bytes: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** When it was last uploaded. */
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("media_by_age").on(table.createdAt),
    check("media_named_by_content", sql`${table.hash} = encode(sha256(${table.bytes}), 'hex')`),
    check(
      "media_is_of_a_size",
      sql`${table.width} between 1 and ${longestSide} and ${table.height} between 1 and ${longestSide}`,
    ),
  ],
);
