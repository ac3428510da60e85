import type { TextRules } from "#contract/text-rules.ts";
import { contactTexts } from "./constants.ts";

const required = contactTexts.incomplete;

export const contactRules = {
  name: { kind: "line", min: 1, max: 80, required },
  email: { kind: "email", message: contactTexts.invalidEmail, required },
  subject: { kind: "line", min: 1, max: 80, required }, // must be one of the listed subjects, which the server checks
  message: { kind: "text", min: 1, max: 5000, required },
} as const satisfies TextRules;
