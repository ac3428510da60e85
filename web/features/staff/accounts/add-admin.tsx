import { useId, useState } from "react";
import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import type { CreateStaffAccountRequest } from "#contract/staff/accounts/forms.ts";
import { api } from "#web/api/api-client.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toastSaved } from "#web/ui/feedback/toast-queue.ts";
import { NewPasswordField } from "#web/ui/fields/new-password-field.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { RoleChoice, UsernameField } from "./role-choice.tsx";
import { useAccountChanges } from "./use-account-changes.ts";

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
  const { accountsChanged } = useAccountChanges();
  const form = useSubmitForm({
    defaultValues: { username: "", password: "", role: "" },
    schema: () => formSchemas.staffAccounts().then((forms) => forms.CreateStaffAccountRequest),
    toBody: (values) => values as CreateStaffAccountRequest, // the role is validated here and on the server
    send: (body) => api(staffAccountsApi.create, { body }),
    onSent: (_account, hasNoLaterEdits) => {
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
