import { ownAccountApi } from "#contract/staff/own-account/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { ownSchemas } from "#web/features/staff/own-account-schemas.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { NewPasswordField } from "#web/ui/fields/new-password-field.tsx";
import { passwordUnsure } from "#web/ui/fields/password-unsure.ts";
import { SubmitButton } from "#web/ui/forms/form-actions.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";

type StaffResetPasswordProps = { token: string; onReset: (username: string) => void };

/** Sets a new staff password with an emailed link. */
export function StaffResetPassword({ token, onReset }: StaffResetPasswordProps) {
  const form = useSubmitForm({
    defaultValues: { newPassword: "" },
    schema: () => ownSchemas.account().then((forms) => forms.StaffResetPasswordRequest),
    toBody: ({ newPassword }) => ({ token, newPassword }),
    send: (body) => api(ownAccountApi.resetPassword, { body }),
    onSent: ({ username }) => onReset(username),
    errorMessage: describeError("Password not changed", passwordUnsure),
  });
  return (
    <form className="form" {...form.formProps}>
      <NewPasswordField label="New password" minLength={6} {...form.fieldProps("newPassword")} />
      <SubmitButton form={form} submitLabel="Set new password" pendingLabel="Saving..." />
    </form>
  );
}
