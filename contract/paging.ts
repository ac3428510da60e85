import { z } from "zod";
import { maxSearchLength } from "#contract/search/constants.ts";
import { mostLookedThrough } from "#contract/search/short-search.ts";

export const maxPageSize = 100;

/**
 * The query of a paged list, `?limit=&cursor=`. A limit above 100 becomes 100. One that isn't a positive whole number is refused.
 */
export const PageQuery = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, "Limit must be a whole number from 1 to 100")
    .transform((digits) => Math.min(Number(digits), maxPageSize))
    .optional(),
  cursor: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,2048}$/, "Please use a cursor from this list")
    .optional(),
});
export type PageQuery = z.output<typeof PageQuery>;

export const sortOrders = ["asc", "desc"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The query of a dashboard list: what to search for, how to sort, and which page. */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  PageQuery.extend({
    search: z
      .string()
      .trim()
      .max(maxSearchLength)
      .optional()
      .describe(
        `Part of a name, an email address or a title, in any case. Without three letters or digits in a row, only the first ${mostLookedThrough} rows of the list are searched, along with people of exactly that name`,
      ),
    sort: z.enum(sorts).optional().describe("If left out, the list’s usual order"),
    order: z.enum(sortOrders).optional().describe("If left out, the column’s usual direction"),
  });

/** Rows are counted up to this number. Beyond it, `X-Total-Count` is "1,000+". */
export const maxCounted = 1_000;
