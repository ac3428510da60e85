import type { TextRules } from "#contract/text-rules.ts";
import { staffTexts } from "./constants.ts";

const required = staffTexts.incomplete;

export const staffSignInRules = {
  username: { kind: "username", min: 1, max: 80, required },
  password: { kind: "password", min: 1, message: required },
} as const satisfies TextRules;
