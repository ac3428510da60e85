import { useState } from "react";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { ForgotPasswordRequest } from "#contract/accounts/forms.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { EmailField } from "#web/features/accounts/sign-in/email-field.tsx";
import { SubmitButton } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { EmailLinkOutcome } from "./email-link-outcome.tsx";
import "#web/features/accounts/sign-in/account-form.css";
import { api } from "#web/api/api-client.ts";

const failed = {
  title: "Link not sent",
  description: "We couldn’t send a link. Please try again in a moment.",
};

/** A form that requests a password reset link. */
export function ForgotPasswordForm() {
  const [message, setMessage] = useState<string>();
  const form = useSubmitForm({
    defaultValues: { email: "" },
    schema: () => formSchemas.accounts().then((forms) => forms.ForgotPasswordRequest),
    send: (body: ForgotPasswordRequest) => api(accountsApi.forgotPassword, { body }),
    onSent: (answer) => setMessage(answer.message),
    errorMessage: describeAccountError(failed),
  });
  if (message) return <EmailLinkOutcome>{message}</EmailLinkOutcome>;
  return (
    <form className="form account-form" {...form.formProps}>
      <EmailField autoComplete="email" {...form.fieldProps("email")} />
      <SubmitButton form={form} submitLabel="Send me a link" pendingLabel="Sending..." />
      <noscript>
        <p>This form needs JavaScript.</p>
      </noscript>
    </form>
  );
}
