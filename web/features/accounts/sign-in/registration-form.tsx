import { useQueryClient } from "@tanstack/react-query";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { PostedForm } from "#contract/rendered-page.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { rememberMember } from "#web/features/accounts/accounts.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { NewPasswordField } from "#web/ui/fields/new-password-field.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { EmailField } from "./email-field.tsx";
import { AccountTerms } from "./sign-up-form.tsx";
import "./account-form.css";

const formName = "registration";
const blank = { name: "", email: "", password: "", confirmPassword: "" };

type RegistrationFormProps = {
  returnUrl: string | undefined;
  posted: PostedForm | undefined;
  isLeaving: boolean;
  onRegistered: () => void;
};

/** The registration page's form. Without JavaScript, it posts to that page's address. */
export function RegistrationForm({ returnUrl, posted, isLeaving, onRegistered }: RegistrationFormProps) {
  const queryClient = useQueryClient();
  const team = useTeam();
  const isOnDiscord = hasDiscord(team);
  const empty: typeof blank & { discord?: string } = { ...blank, ...(isOnDiscord && { discord: "" }) };
  const refusedForm = posted?.form === formName ? posted : undefined;
  const form = useSubmitForm({
    defaultValues: { ...empty, ...refusedForm?.values },
    refusedForm,
    schema: () => formSchemas.accounts().then((forms) => forms.RegistrationForm),
    send: ({ name, email, discord, password }) =>
      api(accountsApi.register, { body: { name, email, discord, password } }),
    valuesAfter: () => empty,
    onSent: (member) => {
      onRegistered();
      rememberMember(queryClient, member);
      toast({ title: accountTexts.registered.page, description: team.join.welcome });
    },
    hasFailureToast: true,
    errorMessage: describeAccountError(accountTexts.registerFailed.page),
  });
  const isBusy = form.isSending || isLeaving;
  return (
    <form className="form account-form" action="/register" {...form.formProps}>
      <input type="hidden" name="form" value={formName} />
      {returnUrl && <input type="hidden" name="returnUrl" value={returnUrl} />}
      <TextField label="Name" {...form.fieldProps("name")} autoComplete="name" />
      <EmailField autoComplete="email" {...form.fieldProps("email")} />
      {isOnDiscord && (
        <TextField
          label="Discord username"
          hint={accountTexts.discordHint}
          autoCapitalize="none"
          spellCheck={false}
          {...form.fieldProps("discord")}
        />
      )}
      <NewPasswordField label="Password" minLength={8} {...form.fieldProps("password")} />
      <PasswordField label="Confirm password" autoComplete="new-password" {...form.fieldProps("confirmPassword")} />
      {form.failure && <p className="error">{form.failure}</p>}
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? accountTexts.pending.register : "Create Account"}
      </Button>
      <AccountTerms />
    </form>
  );
}
