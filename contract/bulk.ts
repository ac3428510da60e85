import { z } from "zod/mini";
import { Id } from "./fields.ts";

/** The most things that one call can change. */
export const maxBulk = 100;

/** The ids of the things to change, without duplicates. */
export const BulkIds = z.array(Id).check(
  z.minLength(1, "Select something first"),
  z.maxLength(maxBulk, `Select at most ${maxBulk} at a time`),
  z.refine((ids) => new Set(ids).size === ids.length, "Select each only once"),
);

/** The outcome for each id: either done, or refused with a sentence that says why. */
export const BulkOutcome = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, error: z.string() })),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;
