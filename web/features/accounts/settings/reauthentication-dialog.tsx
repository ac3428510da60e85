import { useId } from "react";
import { providerPaths } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { PasswordRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { tryAgain } from "#web/ui/feedback/error-message.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { ReauthenticationPromptProps } from "#web/ui/overlays/reauthentication.tsx";

type ReauthenticationDialogProps = ReauthenticationPromptProps & { member: Member };

/** Asks for the password before data is exported or the address is changed. */
export function ReauthenticationDialog({ member, isOpen, onConfirmed, onClose }: ReauthenticationDialogProps) {
  const headingId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={headingId} header={<h2 id={headingId}>Confirm it’s you</h2>}>
      {member.hasPassword ? <ByPassword onConfirmed={onConfirmed} /> : <ByProvider />}
    </Dialog>
  );
}

function ByPassword({ onConfirmed }: { onConfirmed: () => void }) {
  const form = useSubmitForm({
    defaultValues: { password: "" },
    schema: () => formSchemas.accounts().then((forms) => forms.PasswordRequest),
    send: (body: PasswordRequest) => api(accountsApi.confirm, { body }),
    valuesAfter: () => ({ password: "" }),
    onSent: onConfirmed,
    errorMessage: describeAccountError({ title: "Not confirmed", lost: tryAgain }),
  });
  return (
    <form className="form dialog__form" {...form.formProps}>
      <p>You signed in a while ago. Please enter your password again.</p>
      <PasswordField label="Password" autoComplete="current-password" {...form.fieldProps("password")} />
      <FormActions form={form} className="dialog__actions" submitLabel="Continue" pendingLabel="Checking..." />
    </form>
  );
}

const ByProvider = () => (
  <div className="form dialog__form">
    <p>You signed in a while ago. Sign in with Google again, then come back and try again.</p>
    <div>
      <a className={buttonClass()} href={`${providerPaths.start}?returnUrl=/settings`}>
        Sign in with Google
      </a>
    </div>
  </div>
);
