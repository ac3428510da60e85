import type { Problems } from "#web/ui/forms/problems.ts";

/** A schema of the contract, whichever part of zod it is made with. */
type Schema = {
  safeParse: (typed: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
};

/** What a schema says of which fields of a form as typed: the first message of each. For tests; forms have a resolver. */
export const checkOf =
  (schema: Schema) =>
  (typed: unknown): Problems => {
    const problems: Problems = {};
    for (const { path, message } of schema.safeParse(typed).error?.issues ?? []) problems[String(path[0])] ??= message;
    return problems;
  };
