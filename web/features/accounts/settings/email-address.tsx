import { useState } from "react";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { ChangeEmailRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { ResendLink } from "#web/features/accounts/email-links/resend-link.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";
import { useReauthentication } from "#web/ui/overlays/reauthentication.tsx";
import { SettingsSection } from "./settings-section.tsx";

export const EmailAddress = ({ member }: { member: Member }) => (
  <SettingsSection
    id="email"
    title="Email"
    about="You sign in with this address, and we email you here. Only you and the team’s admins can see it."
  >
    <div className="setting__now">
      <p className="setting__value">
        <BreakableName>{member.email}</BreakableName>
      </p>
      {member.isVerified ? <Badge tone="ok">Confirmed</Badge> : <Badge tone="wait">Not confirmed yet</Badge>}
    </div>
    {!member.isVerified && <SendAgain />}
    <NewAddress />
  </SettingsSection>
);

const SendAgain = () => (
  <div className="setting__step">
    <p>Open the link in our email to confirm this address. If it hasn’t arrived, ask for a new one.</p>
    <ResendLink />
  </div>
);

function NewAddress() {
  const confirmed = useReauthentication();
  const [sentTo, setSentTo] = useState<string>();
  const form = useSubmitForm({
    defaultValues: { email: "" },
    schema: () => formSchemas.accounts().then((forms) => forms.ChangeEmailRequest),
    send: (body: ChangeEmailRequest) => confirmed(() => api(accountsApi.changeEmail, { body })),
    valuesAfter: () => ({ email: "" }),
    onSent: ({ email }) => {
      setSentTo(email);
      toast({ title: "Link sent", description: `Open the one that went to ${email}.` });
    },
    errorMessage: describeAccountError({ title: "Couldn’t change your address" }),
  });
  return (
    <form className="form" {...form.formProps}>
      <TextField
        label="New email address"
        hint="We’ll email a link to it. Your address changes when you open that link."
        type="email"
        {...form.fieldProps("email")}
        autoComplete="email"
      />
      <FormActions form={form} submitLabel="Change address" pendingLabel="Sending..." variant="light" />
      <div role="status">
        {sentTo && (
          <p>
            A link is on its way to <b>{sentTo}</b>. Until you open it, we keep using the address above.
          </p>
        )}
      </div>
    </form>
  );
}
