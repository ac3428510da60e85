import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { useInvalidation } from "#web/api/use-invalidation.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { NewPasswordField } from "#web/ui/fields/new-password-field.tsx";
import { passwordUnsure } from "#web/ui/fields/password-unsure.ts";
import { DialogForm } from "#web/ui/forms/dialog-form.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import type { ListedUser } from "./registered-users.queries.ts";

type SetPasswordProps = { chosen: ReturnType<typeof useRowDialog<ListedUser>> };

/** Sets a new password for a member, and says that this signs them out. */
export function SetPassword({ chosen: { row: entry, isOpen, close, times } }: SetPasswordProps) {
  if (!entry) return null;
  return (
    <Dialog isOpen={isOpen} onClose={close} title="Change password">
      <p className="confirm">
        For <b>{entry.name}</b>, {entry.email}. They’ll be signed out everywhere. We’ll email them that it changed, but
        not the password, so pass it on yourself.
        {entry.hasPassword === false && " They sign in with Google. With a password, they can sign in by email too."}
      </p>
      <SetPasswordForm key={times} entry={entry} onDone={close} />
    </Dialog>
  );
}

function SetPasswordForm({ entry: { id, name, email }, onDone }: { entry: ListedUser; onDone: () => void }) {
  const changed = useInvalidation(staffAccountsApi.passwords);
  const form = useSubmitForm({
    defaultValues: { newPassword: "" },
    schema: () => formSchemas.staffAccounts().then((forms) => forms.SetPasswordRequest),
    toBody: ({ newPassword }) => ({ userId: id, newPassword }),
    send: (body) => api(staffAccountsApi.setPassword, { body }),
    onSent: () => {
      toast({ title: staffAccountTexts.passwordUpdated });
      onDone();
      changed();
    },
    hasFailureToast: true,
    errorMessage: describeError(staffAccountTexts.passwordFailed, passwordUnsure),
  });
  return (
    <DialogForm
      form={form}
      formClass="form member-name__form"
      submitLabel="Change password"
      pendingLabel="Saving..."
      onCancel={onDone}
    >
      {/* Password managers store the new password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label="New password"
        minLength={6}
        userInputs={[name, email]}
        {...form.fieldProps("newPassword")}
      />
    </DialogForm>
  );
}
