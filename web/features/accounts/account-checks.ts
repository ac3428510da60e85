import { signInDialogRules, signInPageRules, signUpDialogRules } from "#contract/accounts/rules.ts";
import { checkByRules } from "#web/ui/forms/rules-check.ts";

/** The validation of forms in islands. */
export const checks = {
  signInDialog: checkByRules(signInDialogRules),
  signInPage: checkByRules(signInPageRules),
  signUpDialog: checkByRules(signUpDialogRules),
};
