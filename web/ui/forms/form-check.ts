import type { z } from "zod";
import type { Problems } from "./use-form.ts";

/** What is wrong with which fields of a form as typed: the first message of each. Load it late. */
export const checkOf =
  (schema: z.ZodType) =>
  (typed: unknown): Problems => {
    const problems: Problems = {};
    for (const { path, message } of schema.safeParse(typed).error?.issues ?? []) problems[String(path[0])] ??= message;
    return problems;
  };
