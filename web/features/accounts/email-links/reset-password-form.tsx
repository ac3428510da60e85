import { useQueryClient } from "@tanstack/react-query";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { forgetMember, me } from "#web/features/accounts/accounts.queries.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { NewPasswordField } from "#web/ui/fields/new-password-field.tsx";
import { passwordUnsure } from "#web/ui/fields/password-unsure.ts";
import { SubmitButton } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import "#web/features/accounts/sign-in/account-form.css";
import { api } from "#web/api/api-client.ts";

const failed = { title: "Password not changed", lost: passwordUnsure };

type ResetPasswordFormProps = { token: string; onReset: () => void };

/** Sets a new password with an emailed link. This signs the account out everywhere, including here. */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const queryClient = useQueryClient();
  const form = useSubmitForm({
    defaultValues: { newPassword: "" },
    schema: () => formSchemas.accounts().then((forms) => forms.ResetPasswordRequest),
    toBody: ({ newPassword }) => ({ token, newPassword }),
    send: (request) => api(accountsApi.resetPassword, { body: request }),
    onSent: ({ email }) => {
      onReset();
      if (queryClient.getQueryData(me().queryKey)?.email === email) forgetMember(queryClient);
      toast({ title: accountTexts.passwordUpdated });
    },
    errorMessage: describeAccountError(failed),
  });
  return (
    <form className="form account-form" {...form.formProps}>
      <NewPasswordField label="New password" minLength={6} {...form.fieldProps("newPassword")} />
      <SubmitButton form={form} submitLabel="Set new password" pendingLabel="Saving..." />
    </form>
  );
}
