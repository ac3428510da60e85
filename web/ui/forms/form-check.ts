import type { Problems } from "#web/ui/forms/problems.ts";

/** A schema of the contract, whichever part of zod it is made with. */
type Schema = {
  safeParse: (typed: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
};

/** What is wrong with which fields of a form as typed: the first message of each. Load it late. */
export const checkOf =
  (schema: Schema) =>
  (typed: unknown): Problems => {
    const problems: Problems = {};
    for (const { path, message } of schema.safeParse(typed).error?.issues ?? []) problems[String(path[0])] ??= message;
    return problems;
  };
