import { useId } from "react";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import type { RemoveTotpRequest } from "#contract/staff/second-factor/forms.ts";
import { api } from "#web/api/calls.ts";
import { ownSchemas } from "#web/features/staff/own-account-checks.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { PasswordField } from "#web/ui/fields/passwords/password-field.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { useFormMutation } from "#web/ui/forms/use-form-mutation.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CodeField } from "./code-field.tsx";

type RemoveTotpProps = { isOpen: boolean; onClose: () => void; onDone: () => void };

export function RemoveTotp({ isOpen, onClose, onDone }: RemoveTotpProps) {
  const headingId = useId();
  const top = <h2 id={headingId}>Remove authenticator app?</h2>;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={headingId} top={top}>
      {isOpen && <RemoveForm onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function RemoveForm({ onClose, onDone }: Omit<RemoveTotpProps, "isOpen">) {
  const form = useFormMutation({
    defaultValues: { currentPassword: "", code: "" },
    schema: () => ownSchemas.secondFactor().then((forms) => forms.RemoveTotpRequest),
    send: (body: RemoveTotpRequest) => api(secondFactorApi.removeTotp, { body }),
    onSent: () => {
      toast({ title: "Authenticator app removed" });
      onDone();
      onClose();
    },
    errorMessage: describeError("Couldn’t remove it"),
  });
  return (
    <form className="form" {...form.form}>
      <p>Codes from the app will stop working. Unless you have a passkey, your password alone will sign you in.</p>
      <PasswordField label="Current password" autoComplete="current-password" {...form.field("currentPassword")} />
      <CodeField label="Code" hint="From the app, or a recovery code." {...form.field("code")} />
      <FormActions
        form={form}
        className="confirm__actions"
        submit="Remove app"
        pending="Removing..."
        onCancel={onClose}
      />
    </form>
  );
}
