import { useId, useState } from "react";
import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import type { CreateStaffAccountRequest } from "#contract/staff/accounts/forms.ts";
import { api } from "#web/api/calls.ts";
import { useAccountChanges } from "#web/features/staff/accounts/use-account-changes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { NewPasswordField } from "#web/ui/fields/passwords/new-password-field.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { RoleChoice } from "./role-choice.tsx";
import { UsernameField } from "./username-field.tsx";

export function AddAdmin() {
  const headingId = useId();
  const [made, setMade] = useState(0); // other fields, empty ones, after each
  return (
    <section className="card" aria-labelledby={headingId}>
      <h4 id={headingId}>Add Admin</h4>
      <AddAdminForm key={made} onMade={() => setMade(made + 1)} />
    </section>
  );
}

function AddAdminForm({ onMade }: { onMade: () => void }) {
  const { accountsChanged } = useAccountChanges();
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () => import("./staff-account-checks.ts").then(({ checks }) => checks.create),
    send: (body: CreateStaffAccountRequest) => api(staffAccountsApi.create, { body }),
    onSent: (_account, _form, changedSince) => {
      toastSaved(staffAccountTexts.created, changedSince.size === 0);
      if (changedSince.size === 0) onMade();
      accountsChanged();
    },
    errorMessage: describeError(staffAccountTexts.createFailed),
  });
  return (
    <form className="form" {...form}>
      <UsernameField error={problems.username} />
      <NewPasswordField label="Password" name="password" least={6} error={problems.password} />
      <RoleChoice error={problems.role} />
      {failure && <p className="error">{failure}</p>}
      <div className="card__actions">
        <Button type="submit" small isBusy={isSending}>
          {isSending ? "Adding..." : "Add Admin"}
        </Button>
      </div>
    </form>
  );
}
