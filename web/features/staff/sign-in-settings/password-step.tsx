import type { ReactNode } from "react";
import type { CurrentPasswordRequest } from "#contract/staff/own-account/forms.ts";
import { ownSchemas } from "#web/features/staff/own-account-schemas.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { DialogForm } from "#web/ui/forms/dialog-form.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { useReauthentication } from "#web/ui/overlays/reauthentication.tsx";

type PasswordStepProps<Answer> = {
  /** The submit button's label, and the title of a failure. */
  submit: string;
  failed: string;
  /** What to do if no answer came. */
  lost?: string;
  send: (body: CurrentPasswordRequest) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onCancel: () => void;
  /** A summary of the change, above the field. */
  children?: ReactNode;
};

/** Asks for the password before a sign-in setting is changed, and for the second factor if the server requires it. */
export function PasswordStep<Answer>(props: PasswordStepProps<Answer>) {
  const { submit, failed, lost, send, onSent, onCancel, children } = props;
  const confirmed = useReauthentication();
  const form = useSubmitForm({
    defaultValues: { currentPassword: "" },
    schema: () => ownSchemas.account().then((forms) => forms.CurrentPasswordRequest),
    send: (body: CurrentPasswordRequest) => confirmed(() => send(body)),
    onSent,
    errorMessage: describeError(failed, lost),
  });
  return (
    <DialogForm form={form} submitLabel={submit} pendingLabel="One moment..." onCancel={onCancel}>
      {children}
      <PasswordField label="Current password" autoComplete="current-password" {...form.fieldProps("currentPassword")} />
    </DialogForm>
  );
}
