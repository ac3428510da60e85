import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import type { CreateStaffAccountRequest, UpdateStaffAccountRequest } from "#contract/staff/accounts/forms.ts";
import type { StaffAccount } from "#contract/staff/accounts/schemas.ts";
import { type StaffRole, staffRoleLabels, staffRoles } from "#contract/staff/roles.ts";
import { api } from "#web/api/api-client.ts";
import { addRow, showRow } from "#web/api/shown-rows.ts";
import { dropDrafts } from "#web/browser-state/draft-store.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast, toastSaved } from "#web/ui/feedback/toast-queue.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { NewPasswordField } from "#web/ui/fields/new-password-field.tsx";
import { DialogForm } from "#web/ui/forms/dialog-form.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { SelectField, TextField } from "#web/ui/forms/text-field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { type RegisteredField, useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import type { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { useAccountChanges } from "./use-account-changes.ts";

type EditAdminProps = { chosen: ReturnType<typeof useRowDialog<StaffAccount>>; ownId: string };

/** Edits an account. Unless closed with Cancel, it keeps what was typed, except for a password. */
export function EditAdmin({ chosen: { row: account, isOpen, close, times }, ownId }: EditAdminProps) {
  function end() {
    if (account) dropDrafts(account.id);
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
    draft: useDraft(id),
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
    <DialogForm form={form} submitLabel="Save account" pendingLabel="Saving..." onCancel={onDone}>
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
    </DialogForm>
  );
}

const OwnRole = ({ of: role }: { of: StaffRole }) => (
  <Field label="Role" hint={staffAccountTexts.ownRole}>
    {(inputProps) => <input {...inputProps} value={staffRoleLabels[role]} readOnly />}
  </Field>
);

const allows: Record<StaffRole, string> = {
  admin: "Admin: full access.",
  chief: "Chief: all except server management.",
  management: "Management: applications.",
};

type RoleChoiceProps = RegisteredField & {
  /** A new account has no role preselected. */
  isNew?: boolean;
};

const RoleChoice = ({ isNew, ...field }: RoleChoiceProps) => (
  <SelectField label="Role" hint={staffRoles.map((known) => allows[known]).join(" ")} {...field}>
    {isNew && <option value="">Choose a role</option>}
    {staffRoles.map((known) => (
      <option key={known} value={known}>
        {staffRoleLabels[known]}
      </option>
    ))}
  </SelectField>
);

/** Another person's username, which password managers mustn't fill in. */
const UsernameField = (field: RegisteredField) => (
  <TextField label="Username" autoCapitalize="none" autoCorrect="off" spellCheck={false} {...field} />
);

export function AddAdmin() {
  const headingId = useId();
  const [made, setMade] = useState(0); // the key of the form, so that it starts empty each time
  return (
    <section className="card" aria-labelledby={headingId}>
      <h4 id={headingId}>Add Admin</h4>
      <AddAdminForm key={made} onMade={() => setMade(made + 1)} />
    </section>
  );
}

function AddAdminForm({ onMade }: { onMade: () => void }) {
  const queryClient = useQueryClient();
  const { accountsChanged } = useAccountChanges();
  const form = useSubmitForm({
    defaultValues: { username: "", password: "", role: "" },
    schema: () => formSchemas.staffAccounts().then((forms) => forms.CreateStaffAccountRequest),
    toBody: (values) => values as CreateStaffAccountRequest, // the role is validated here and on the server
    send: (body) => api(staffAccountsApi.create, { body }),
    onSent: (account, hasNoLaterEdits) => {
      addRow(queryClient, staffAccountsApi.accounts, account);
      toastSaved(staffAccountTexts.created, hasNoLaterEdits);
      if (hasNoLaterEdits) onMade();
      accountsChanged();
    },
    hasFailureToast: true,
    errorMessage: describeError(staffAccountTexts.createFailed),
  });
  return (
    <form className="form" {...form.formProps}>
      <UsernameField {...form.fieldProps("username")} />
      <NewPasswordField label="Password" minLength={6} {...form.fieldProps("password")} />
      <RoleChoice isNew {...form.fieldProps("role")} />
      <FormActions form={form} className="card__actions" submitLabel="Add Admin" pendingLabel="Adding..." small />
    </form>
  );
}
