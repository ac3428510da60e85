import { z } from "zod/mini";
import { emailAddress, lineField, textField } from "#contract/text-fields.ts";
import { contactSubjects, contactTexts } from "./constants.ts";

const required = contactTexts.incomplete;

export const ContactRequest = z.strictObject({
  name: lineField({ min: 1, max: 80, required }),
  email: z.pipe(
    z.string({ error: required }).check(z.trim(), z.minLength(1, required)),
    emailAddress(contactTexts.invalidEmail),
  ),
  subject: z.enum(contactSubjects, { error: required }),
  message: textField({ min: 1, max: 5000, required }),
});
export type ContactRequest = z.infer<typeof ContactRequest>;
