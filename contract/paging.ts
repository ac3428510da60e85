import { z } from "zod";
import { maxSearchLength } from "#contract/search/constants.ts";

export const maxPageSize = 100;

/** `?limit=&cursor=` of every list. A limit above 100 is clamped, anything else that is no positive whole number is refused. */
export const Page = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, "Limit must be a whole number from 1 to 100")
    .transform((digits) => Math.min(Number(digits), maxPageSize))
    .optional(),
  cursor: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,2048}$/, "Cursor must be one this list gave out")
    .optional(),
});
export type Page = z.output<typeof Page>;

export const sortOrders = ["asc", "desc"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** How a list of the dashboard is asked for: what it searches, by which of these columns it sorts, and which page. */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  Page.extend({
    search: z
      .string()
      .trim()
      .max(maxSearchLength)
      .optional()
      .describe("What a name, an address or a title holds, in any case"),
    sort: z.enum(sorts).optional().describe("Left out, the list comes in its usual order"),
    order: z.enum(sortOrders).optional().describe("Left out, the column's usual direction"),
  });

/** Up to this many rows are counted; `X-Total-Count` says "1,000+" of more. */
export const maxCounted = 1_000;
