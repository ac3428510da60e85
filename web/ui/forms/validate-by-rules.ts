import { problemOf, type TextRules } from "#contract/text-rules.ts";
import type { Problems } from "./problems.ts";

/** Returns a function that finds each field's error without zod, for forms in documents. */
export const validateByRules =
  (rules: TextRules) =>
  (typed: unknown): Problems => {
    const values = new Map(Object.entries(typed ?? {}));
    return Object.fromEntries(
      Object.entries(rules).flatMap(([name, rule]) => {
        const problem = problemOf(String(values.get(name) ?? ""), rule);
        return problem ? [[name, problem]] : [];
      }),
    );
  };
