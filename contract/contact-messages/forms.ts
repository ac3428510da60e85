import { z } from "zod";
import { emailAddress, lineField, textField } from "#contract/fields.ts";
import { contactSubjects, contactTexts } from "./constants.ts";

const required = contactTexts.incomplete;

export const ContactRequest = z.strictObject({
  name: lineField({ min: 1, max: 80, required }),
  email: z.string({ error: required }).trim().min(1, required).pipe(emailAddress(contactTexts.invalidEmail)),
  subject: z.enum(contactSubjects, { error: required }),
  message: textField({ min: 1, max: 5000, required }),
});
export type ContactRequest = z.infer<typeof ContactRequest>;
