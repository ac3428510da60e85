import { z } from "zod/mini";
import { choice } from "#contract/fields.ts";
import { fieldOf } from "#contract/text-fields.ts";
import { contactSubjects, contactTexts } from "./constants.ts";
import { contactRules } from "./rules.ts";

export const ContactRequest = z.strictObject({
  name: fieldOf(contactRules.name),
  email: fieldOf(contactRules.email),
  subject: choice(contactSubjects, contactTexts.incomplete),
  message: fieldOf(contactRules.message),
});
export type ContactRequest = z.infer<typeof ContactRequest>;
