import type { Problems } from "#web/ui/forms/problems.ts";

/** A schema of the contract, made with zod or zod/mini. */
type Schema = {
  safeParse: (typed: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
};

/** Returns a function that finds the first message of each invalid field. Forms use a resolver instead. */
export const validateBySchema =
  (schema: Schema) =>
  (typed: unknown): Problems => {
    const problems: Problems = {};
    for (const { path, message } of schema.safeParse(typed).error?.issues ?? []) problems[String(path[0])] ??= message;
    return problems;
  };
