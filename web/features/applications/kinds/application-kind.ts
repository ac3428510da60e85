import type { z } from "zod/mini";
import type { OwnApplication } from "#contract/applications/schemas.ts";
import type { ownManagementApplication, ownStaffApplication } from "#web/features/applications/applications.queries.ts";

type Named<Name> = { name: Name };
/** A question of a form, and how it's answered. */
export type Question<Name extends string = string> = Named<Name> &
  (
    | { answer: "line"; autoComplete?: string }
    | { answer: "long"; least?: number }
    | { answer: "option"; options: readonly string[] }
    | { answer: "options"; options: readonly string[] }
    | { answer: "list"; options: readonly string[]; initial?: string; placeholder?: string }
  );

/** One of the two forms that members send. */
export type ApplicationKind<Form extends object> = {
  name: "staff" | "management";
  /** The path of its page. */
  path: "/staff-application" | "/management-application";
  parts: { title: string; questions: Question<Extract<keyof Form, string>>[] }[];
  wording: Record<keyof Form, string>;
  own: typeof ownStaffApplication | typeof ownManagementApplication;
  schema: () => Promise<z.ZodMiniType>;
  send: (form: Form) => Promise<OwnApplication>;
  /** The title of the message if sending fails. */
  failedTitle: string;
};
