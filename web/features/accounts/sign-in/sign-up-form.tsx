import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { RegisterRequest } from "#contract/accounts/forms.ts";
import { ageRuleOf } from "#contract/team/age-rule.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { rememberMember } from "#web/features/accounts/accounts.queries.ts";
import { loadValidationOf } from "#web/features/accounts/load-validation.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { NewPasswordField } from "#web/ui/fields/new-password-field.tsx";
import { useIslandForm } from "#web/ui/forms/use-island-form.ts";
import { EmailField } from "./email-field.tsx";
import "./account-form.css";

/** The dialog's sign-up form. */
export function SignUpForm({ onSignedUp }: { onSignedUp: () => void }) {
  const queryClient = useQueryClient();
  const team = useTeam();
  const isOnDiscord = hasDiscord(team);
  const { problems, failure, isSending, formProps } = useIslandForm({
    loadValidation: loadValidationOf(isOnDiscord ? "signUpDialog" : "signUpWithoutDiscord"),
    send: (typed: RegisterRequest) => api(accountsApi.register, { body: typed }),
    onSent: (member, sent) => {
      onSignedUp();
      rememberMember(queryClient, member);
      sent.reset();
      toast({ title: accountTexts.registered.dialog, description: team.join.welcome });
    },
    hasFailureToast: true,
    errorMessage: describeAccountError(accountTexts.registerFailed.dialog),
  });
  return (
    <form className="form account-form" {...formProps}>
      <EmailField autoComplete="email" error={problems.email} />
      <Field label="Name" error={problems.name}>
        {(inputProps) => <input {...inputProps} name="name" autoComplete="name" />}
      </Field>
      {isOnDiscord && (
        <Field label="Discord username" error={problems.discord} hint={accountTexts.discordHint}>
          {(inputProps) => (
            <input {...inputProps} name="discord" autoComplete="off" autoCapitalize="none" spellCheck={false} />
          )}
        </Field>
      )}
      <NewPasswordField label="Password" name="password" minLength={6} error={problems.password} />
      {failure && <p className="error">{failure}</p>}
      <Button type="submit" isBusy={isSending}>
        {isSending ? accountTexts.pending.register : "Sign Up"}
      </Button>
      <AccountTerms>{ageRuleOf(team.legal)}</AccountTerms>
    </form>
  );
}

/** The terms for a new account, after the form's own text. Uses plain links, because documents show the dialog too. */
export const AccountTerms = ({ children }: { children?: ReactNode }) => (
  <p className="account-form__small">
    {children} We’ll email you a link to confirm your address. By creating an account you accept the{" "}
    <a href="/terms">terms</a>. The <a href="/privacy">privacy notice</a> says what we keep.
  </p>
);
