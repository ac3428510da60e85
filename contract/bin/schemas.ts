import { z } from "zod";
import { BulkIds, BulkOutcome } from "#contract/bulk.ts";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp } from "#contract/fields.ts";
import { listQuery } from "#contract/paging.ts";
import { binKinds, binSorts } from "./constants.ts";

/** Something deleted that can still be restored. */
export const BinnedThing = z.object({
  id: Id.check(z.describe("The id it had, which it gets back when restored")),
  kind: z.enum(binKinds),
  name: z.string(),
  deletedBy: z.string(),
  deletedAt: Timestamp,
  expiresAt: Timestamp.check(z.describe("When it will be deleted permanently")),
});
export type BinnedThing = z.infer<typeof BinnedThing>;

export const binCalls = {
  list: {
    access: "staff:bin:read",
    summary: "Everything deleted in the last 30 days that the caller may restore",
    query: listQuery(binSorts).extend({ kind: z.enum(binKinds).optional() }),
    response: z.array(BinnedThing),
  },
  restore: {
    access: "staff:bin:write",
    summary: "Restores something under the id it had; 409 if something else has taken its place",
    params: ById,
  },
  restoreMany: {
    access: "staff:bin:write",
    summary: "Restores several things",
    body: z.strictObject({ ids: BulkIds }),
    response: BulkOutcome,
  },
  discard: {
    access: "staff:bin:write",
    summary: "Deletes something from the bin permanently",
    params: ById,
  },
} satisfies Calls;
