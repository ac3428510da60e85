import { useQueryClient } from "@tanstack/react-query";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { RegisterRequest } from "#contract/accounts/forms.ts";
import type { PostedForm } from "#contract/page.ts";
import { api } from "#web/api/calls.ts";
import { rememberMember } from "#web/features/accounts/accounts.queries.ts";
import { describeError } from "#web/features/accounts/error-message.ts";
import { checkOfForm } from "#web/features/accounts/load-check.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { NewPasswordField } from "#web/ui/fields/passwords/new-password-field.tsx";
import { PasswordField } from "#web/ui/fields/passwords/password-field.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { EmailField } from "./email-field.tsx";
import "./account-form.css";

const formName = "registration";

type RegistrationFormProps = {
  returnUrl: string | undefined;
  posted: PostedForm | undefined;
  isLeaving: boolean;
  onRegistered: () => void;
};

/** Makes an account on the page of its own; without script by way of that page's address. */
export function RegistrationForm({ returnUrl, posted, isLeaving, onRegistered }: RegistrationFormProps) {
  const queryClient = useQueryClient();
  const refused = posted?.form === formName ? posted : undefined;
  const { problems, failure, isSending, form } = useForm({
    loadCheck: checkOfForm("signUpPage"),
    send: ({ confirmPassword: _confirmed, ...account }: RegisterRequest & { confirmPassword: string }) =>
      api(accountsApi.register, { body: account }),
    onSent: (member, sent) => {
      onRegistered();
      rememberMember(queryClient, member);
      sent.reset();
      toast(accountTexts.registered.page);
    },
    errorMessage: describeError(accountTexts.registerFailed.page),
    refused,
  });
  const typed = refused?.values ?? {};
  const isBusy = isSending || isLeaving;
  return (
    <form className="form account" action="/register" {...form}>
      <input type="hidden" name="form" value={formName} />
      {returnUrl && <input type="hidden" name="returnUrl" value={returnUrl} />}
      <Field label="Name" error={problems.name}>
        {(wiring) => <input {...wiring} name="name" autoComplete="name" defaultValue={typed.name} />}
      </Field>
      <EmailField autoComplete="email" error={problems.email} typed={typed.email} />
      <Field label="Discord username" error={problems.discord} hint={accountTexts.discordHint}>
        {(wiring) => (
          <input
            {...wiring}
            name="discord"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed.discord}
          />
        )}
      </Field>
      <NewPasswordField label="Password" name="password" least={8} error={problems.password} />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        error={problems.confirmPassword}
      />
      {failure && <p className="error">{failure}</p>}
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? accountTexts.pending.register : "Create Account"}
      </Button>
    </form>
  );
}
