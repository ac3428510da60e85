import { useState } from "react";
import { ownAccountApi } from "#contract/staff/own-account/endpoints.ts";
import type { StaffForgotPasswordRequest } from "#contract/staff/own-account/forms.ts";
import { api } from "#web/api/api-client.ts";
import { ownSchemas } from "#web/features/staff/own-account-schemas.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { SubmitButton } from "#web/ui/forms/form-actions.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";

/** A form that requests a staff password reset link. */
export function StaffForgotPassword() {
  const [message, setMessage] = useState<string>();
  const form = useSubmitForm({
    defaultValues: { username: "" },
    schema: () => ownSchemas.account().then((forms) => forms.StaffForgotPasswordRequest),
    send: (body: StaffForgotPasswordRequest) => api(ownAccountApi.forgotPassword, { body }),
    onSent: (answer) => setMessage(answer.message),
    errorMessage: describeError("Link not sent"),
  });
  if (message) return <p role="status">{message}</p>;
  return (
    <form className="form" {...form.formProps}>
      <TextField label="Username" autoComplete="username" autoCapitalize="none" {...form.fieldProps("username")} />
      <SubmitButton form={form} submitLabel="Send me a link" pendingLabel="Sending..." />
    </form>
  );
}
