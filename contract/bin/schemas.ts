import { z } from "zod";
import { BulkIds, BulkOutcome } from "#contract/bulk.ts";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp } from "#contract/fields.ts";
import { PageQuery } from "#contract/paging.ts";
import { binKinds } from "./constants.ts";

/** Something that was deleted and can still be restored. */
export const BinnedThing = z.object({
  id: Id.check(z.describe("The id that it had, and gets back")),
  kind: z.enum(binKinds),
  name: z.string(),
  deletedBy: z.string(),
  deletedAt: Timestamp,
  expiresAt: Timestamp.check(z.describe("When it is deleted for good")),
});
export type BinnedThing = z.infer<typeof BinnedThing>;

export const binCalls = {
  list: {
    access: "staff:bin:read",
    summary: "What was deleted in the last 30 days, of the kinds that the caller may delete, newest first",
    query: PageQuery.extend({ kind: z.enum(binKinds).optional() }),
    response: z.array(BinnedThing),
  },
  restore: {
    access: "staff:bin:write",
    summary: "Brings something back under the id that it had; 409 where something else has taken its place",
    params: ById,
  },
  restoreMany: {
    access: "staff:bin:write",
    summary: "Brings several things back",
    body: z.strictObject({ ids: BulkIds }),
    response: BulkOutcome,
  },
  discard: {
    access: "staff:bin:write",
    summary: "Deletes something in the bin for good",
    params: ById,
  },
} satisfies Calls;
