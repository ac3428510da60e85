import { z } from "zod";
import { ContactRequest } from "#contract/contact-messages.ts";

export type Problems = { [Field in keyof ContactRequest]?: string };

/** What is wrong with which fields of a message as typed. Brings zod along, so load it late. */
export function problemsOf(typed: unknown): Problems {
  const { error } = ContactRequest.safeParse(typed);
  if (!error) return {};
  const { name, email, subject, message } = z.flattenError(error).fieldErrors;
  return { name: name?.[0], email: email?.[0], subject: subject?.[0], message: message?.[0] };
}
