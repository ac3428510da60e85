import { z } from "zod/mini";
import { Id } from "./fields.ts";

/** How many things one call changes at most. */
export const maxBulk = 100;

/** What a call changes: each thing once. */
export const BulkIds = z.array(Id).check(
  z.minLength(1, "Select something first"),
  z.maxLength(maxBulk, `Select at most ${maxBulk} at a time`),
  z.refine((ids) => new Set(ids).size === ids.length, "Select each only once"),
);

/** What happened to each: it was done, or a sentence says why not. */
export const BulkOutcome = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, error: z.string() })),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;
