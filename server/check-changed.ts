import { isDeepStrictEqual } from "node:util";
import { z } from "zod/mini";
import { invalidInput, leadOf } from "./errors.ts";

/**
 * Checks the changed fields of an edit by the rules for new ones. What is stored and stays may be from before a rule, so that the
 * schemas of edits are looser. Throws invalidInput with a sentence for each field.
 */
export function checkChanged(
  rules: { shape: Record<string, z.ZodMiniType> },
  before: Record<string, unknown>,
  change: Record<string, unknown>,
): void {
  const fields: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules.shape)) {
    const value = change[name];
    if (value === undefined || isDeepStrictEqual(value, composed(before[name]))) continue;
    const problem = z.safeParse(rule, value).error?.issues[0];
    if (problem) fields[name] = problem.message;
  }
  if (Object.keys(fields).length > 0) throw invalidInput(leadOf(fields), fields);
}

/** Forms send names composed. */
const composed = (value: unknown) => (typeof value === "string" ? value.normalize("NFC") : value);
