import { useId, useState } from "react";
import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import type { OwnPasswordRequest } from "#contract/staff/accounts/forms.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { NewPasswordField } from "#web/ui/fields/new-password-field.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { passwordUnsure } from "#web/ui/fields/password-unsure.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import "#web/ui/styles/card.css";
import { api } from "#web/api/api-client.ts";

/** Changes your own password. */
export function OwnPassword({ username }: { username: string }) {
  const headingId = useId();
  const [changes, setChanges] = useState(0); // the key of the form, so that it starts empty each time
  return (
    <section className="card" aria-labelledby={headingId}>
      <h3 id={headingId}>Your password</h3>
      <p className="card__note">
        A new password signs out your other browsers and ends the temporary links you made. This browser stays signed
        in.
      </p>
      <OwnPasswordForm key={changes} username={username} onChanged={() => setChanges(changes + 1)} />
    </section>
  );
}

type OwnPasswordFormProps = { username: string; onChanged: () => void };

function OwnPasswordForm({ username, onChanged }: OwnPasswordFormProps) {
  const form = useSubmitForm({
    defaultValues: { currentPassword: "", newPassword: "" },
    schema: () => formSchemas.staffAccounts().then((forms) => forms.OwnPasswordRequest),
    send: (body: OwnPasswordRequest) => api(staffAccountsApi.ownPassword, { body }),
    onSent: () => {
      toast({ title: staffAccountTexts.passwordUpdated });
      onChanged();
    },
    errorMessage: describeError(staffAccountTexts.passwordFailed, passwordUnsure),
  });
  return (
    <form className="form" {...form.formProps}>
      {/* Password managers store the new password under this name. */}
      <input autoComplete="username" value={username} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...form.fieldProps("currentPassword")} />
      <NewPasswordField
        label="New password"
        minLength={6}
        userInputs={[username]}
        {...form.fieldProps("newPassword")}
      />
      <FormActions form={form} className="card__actions" submitLabel="Change password" pendingLabel="Saving..." small />
    </form>
  );
}
