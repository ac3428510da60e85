import { useId } from "react";
import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import type { UpdateStaffAccountRequest } from "#contract/staff/accounts/forms.ts";
import type { StaffAccount } from "#contract/staff/accounts/schemas.ts";
import { type StaffRole, staffRoleLabels } from "#contract/staff/roles.ts";
import { useAccountChanges } from "#web/features/staff/accounts/use-account-changes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { NewPasswordField } from "#web/ui/fields/passwords/new-password-field.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { RoleChoice } from "./role-choice.tsx";
import { UsernameField } from "./username-field.tsx";
import "#web/ui/overlays/confirm-dialog.css";
import { api } from "#web/api/calls.ts";

type EditAdminProps = { chosen: ReturnType<typeof useRowDialog<StaffAccount>>; ownId: string };

/** Changes an account. */
export function EditAdmin({ chosen: { row: account, isOpen, close, times }, ownId }: EditAdminProps) {
  const headingId = useId();
  const top = <h2 id={headingId}>Edit {account?.username}</h2>;
  return (
    <Dialog isOpen={isOpen} onClose={close} labelledBy={headingId} top={top}>
      {account && <EditForm key={times} account={account} isOwn={account.id === ownId} onDone={close} />}
    </Dialog>
  );
}

/** An empty password is none at all: the account keeps the one it has. */
const accountIn = (form: HTMLFormElement) => {
  const { password, ...typed } = Object.fromEntries(new FormData(form));
  return { ...typed, ...(password && { password }) } as UpdateStaffAccountRequest; // the check and the server look at it
};

type EditFormProps = { account: StaffAccount; isOwn: boolean; onDone: () => void };

function EditForm({ account: { id, username, role }, isOwn, onDone }: EditFormProps) {
  const { accountsChanged, ownAccountChanged } = useAccountChanges();
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () => import("./staff-account-checks.ts").then(({ checks }) => checks.update),
    read: accountIn,
    send: (body) => api(staffAccountsApi.update, { params: { id }, body }),
    onSent: () => {
      toast({ title: staffAccountTexts.updated });
      onDone();
      if (isOwn) void ownAccountChanged();
      else accountsChanged();
    },
    errorMessage: describeError(staffAccountTexts.updateFailed),
  });
  return (
    <form className="form" {...form}>
      <UsernameField username={username} error={problems.username} />
      {isOwn ? <OwnRole of={role} /> : <RoleChoice chosen={role} error={problems.role} />}
      <NewPasswordField
        label="New password"
        name="password"
        least={6}
        hint="Left empty, the present one stays. A new password or role signs the account out elsewhere."
        error={problems.password}
      />
      {failure && <p className="error">{failure}</p>}
      <div className="confirm__actions">
        <Button type="submit" isBusy={isSending}>
          {isSending ? "Saving..." : "Save account"}
        </Button>
        <button type="button" className="text-link" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
}

const OwnRole = ({ of: role }: { of: StaffRole }) => (
  <>
    <input type="hidden" name="role" value={role} />
    <Field label="Role" hint={staffAccountTexts.ownRole}>
      {(wiring) => <input {...wiring} value={staffRoleLabels[role]} readOnly />}
    </Field>
  </>
);
