import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { ChangePasswordRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { NewPasswordField } from "#web/ui/fields/new-password-field.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { passwordUnsure } from "#web/ui/fields/password-unsure.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { SettingsSection } from "./settings-section.tsx";
import { useOwnAccount } from "./use-own-account.ts";

export const NewPassword = ({ member }: { member: Member }) => (
  <SettingsSection
    id="password"
    title="Password"
    about={
      member.hasPassword
        ? "Changing your password signs out all your other devices. This one stays signed in."
        : "You sign in with Google, so you don’t have a password here. Set one to sign in by email too."
    }
  >
    {member.hasPassword ? <PasswordForm member={member} /> : <PasswordLink member={member} />}
  </SettingsSection>
);

function PasswordForm({ member }: { member: Member }) {
  const { refresh, refreshSessions } = useOwnAccount();
  const [changes, setChanges] = useState(0); // a key that resets the strength after each change
  const form = useSubmitForm({
    defaultValues: blank,
    schema: () => formSchemas.accounts().then((forms) => forms.ChangePasswordRequest),
    send: (body: ChangePasswordRequest) => api(accountsApi.changePassword, { body }),
    valuesAfter: () => blank,
    onSent: (answer) => {
      refresh(answer);
      void refreshSessions();
      setChanges(changes + 1);
      toast({ title: accountTexts.passwordUpdated, description: "Your other devices are signed out." });
    },
    errorMessage: describeAccountError({ title: "Couldn’t change your password", lost: passwordUnsure }),
  });
  return (
    <form className="form" {...form.formProps}>
      {/* Password managers store the new password under this name. */}
      <input type="email" autoComplete="username" value={member.email} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...form.fieldProps("currentPassword")} />
      <NewPasswordField
        key={changes}
        label="New password"
        minLength={6}
        userInputs={[member.name, member.email]}
        {...form.fieldProps("newPassword")}
      />
      <FormActions form={form} submitLabel="Change password" pendingLabel="Saving..." variant="light" />
    </form>
  );
}

const blank = { currentPassword: "", newPassword: "" };

function PasswordLink({ member: { email } }: { member: Member }) {
  const sending = useMutation({
    mutationFn: () => api(accountsApi.forgotPassword, { body: { email } }),
    onSuccess: () =>
      toast({ title: "Link sent", description: `Open the one that went to ${email}.`, replaceKey: "password link" }),
    onError: (error) =>
      toast({
        ...describeAccountError({ title: "Couldn’t send the link" })(error),
        tone: "bad",
        replaceKey: "password link",
      }),
  });
  return (
    <div className="setting__step">
      <p>We’ll email a link to {email} so you can set one.</p>
      <Button small variant="secondary" isBusy={sending.isPending} onClick={() => sending.mutate()}>
        {sending.isPending ? "Sending..." : "Send me a link"}
      </Button>
    </div>
  );
}
