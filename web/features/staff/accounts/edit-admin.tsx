import { useQueryClient } from "@tanstack/react-query";
import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import type { UpdateStaffAccountRequest } from "#contract/staff/accounts/forms.ts";
import type { StaffAccount } from "#contract/staff/accounts/schemas.ts";
import { type StaffRole, staffRoleLabels } from "#contract/staff/roles.ts";
import { api } from "#web/api/api-client.ts";
import { showRow } from "#web/api/shown-rows.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { NewPasswordField } from "#web/ui/fields/new-password-field.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { clearUnsent } from "#web/ui/forms/unsaved.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import type { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { RoleChoice, UsernameField } from "./role-choice.tsx";
import { useAccountChanges } from "./use-account-changes.ts";

type EditAdminProps = { chosen: ReturnType<typeof useRowDialog<StaffAccount>>; ownId: string };

/** Edits an account. Unless closed with Cancel, it keeps what was typed, except for a password. */
export function EditAdmin({ chosen: { row: account, isOpen, close, times }, ownId }: EditAdminProps) {
  function end() {
    if (account) clearUnsent(account.id);
    close();
  }
  return (
    <EditorSheet title={`Edit ${account?.username ?? ""}`} isOpen={isOpen} onClose={close}>
      {account && <EditForm key={times} account={account} isOwn={account.id === ownId} onDone={end} />}
    </EditorSheet>
  );
}

type EditFormProps = { account: StaffAccount; isOwn: boolean; onDone: () => void };

function EditForm({ account: { id, username, role }, isOwn, onDone }: EditFormProps) {
  const queryClient = useQueryClient();
  const { accountsChanged, ownAccountChanged } = useAccountChanges();
  const form = useSubmitForm({
    defaultValues: { username, password: "", role: role as string },
    draftKey: id,
    secrets: ["password"],
    schema: () => formSchemas.staffAccounts().then((forms) => forms.UpdateStaffAccountRequest),
    // An empty password keeps the current one; the role is validated here and on the server.
    toBody: ({ password, ...values }) => ({ ...values, ...(password && { password }) }) as UpdateStaffAccountRequest,
    send: (body) => api(staffAccountsApi.update, { params: { id }, body }),
    onSent: (answer) => {
      toast({ title: staffAccountTexts.updated });
      onDone();
      showRow(queryClient, answer);
      if (isOwn) void ownAccountChanged();
      else accountsChanged();
    },
    hasFailureToast: true,
    errorMessage: describeError(staffAccountTexts.updateFailed),
  });
  return (
    <form className="form" {...form.formProps}>
      <UsernameField {...form.fieldProps("username")} />
      {isOwn ? <OwnRole of={role} /> : <RoleChoice {...form.fieldProps("role")} />}
      {isOwn ? (
        <p className="muted">{staffAccountTexts.ownPassword}</p>
      ) : (
        <NewPasswordField
          label="New password"
          minLength={6}
          hint="Leave blank to keep the current one. A new password or role signs the account out."
          {...form.fieldProps("password")}
        />
      )}
      <FormActions
        form={form}
        className="dialog__actions"
        submitLabel="Save account"
        pendingLabel="Saving..."
        onCancel={onDone}
      />
    </form>
  );
}

const OwnRole = ({ of: role }: { of: StaffRole }) => (
  <Field label="Role" hint={staffAccountTexts.ownRole}>
    {(inputProps) => <input {...inputProps} value={staffRoleLabels[role]} readOnly />}
  </Field>
);
