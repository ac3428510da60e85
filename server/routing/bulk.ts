import type { BulkOutcome } from "#contract/bulk.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { Refusal } from "#server/errors.ts";

/**
 * Does the same to several things, one after another, each in its own transaction. Reports a thing that can't be done and goes on
 * with the others. Any other refusal, such as for staff whose rights have just ended, stops the whole call.
 */
export async function doToEach(ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], refused: [] };
  for (const id of ids) {
    try {
      await act(id);
      outcome.done.push(id);
    } catch (error) {
      if (!isAboutOne(error)) throw error;
      outcome.refused.push({ id, error: error.message });
    }
  }
  return outcome;
}

const aboutOne: readonly ErrorCode[] = ["not_found", "conflict", "invalid_input"];

const isAboutOne = (error: unknown): error is Refusal => error instanceof Refusal && aboutOne.includes(error.code);
