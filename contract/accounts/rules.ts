import type { TextRules } from "#contract/text-rules.ts";
import { accountTexts } from "./constants.ts";

const { dialog, page } = accountTexts;

const password = { kind: "password", min: 1, message: page.password } as const;

/** The two sign-in screens share rules but word their messages differently. */
export const signInPageRules = { email: { kind: "email", message: page.email }, password } as const satisfies TextRules;
export const signInDialogRules = {
  email: { kind: "email", message: dialog.email },
  password,
} as const satisfies TextRules;

export const signUpDialogRules = {
  email: { kind: "email", message: dialog.email },
  name: { kind: "line", min: 2, max: 80, required: dialog.name },
  discord: { kind: "discord", min: 1, required: dialog.discord },
  password: { kind: "password", min: 6, message: dialog.newPassword },
} as const satisfies TextRules;
