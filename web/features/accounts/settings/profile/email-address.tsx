import { useState } from "react";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { ChangeEmailRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { api } from "#web/api/calls.ts";
import { ResendLink } from "#web/features/accounts/email-links/resend-link.tsx";
import { describeError } from "#web/features/accounts/error-message.ts";
import { checkOfForm } from "#web/features/accounts/load-check.ts";
import { useConfirmed } from "#web/features/accounts/settings/confirmation/confirmation.tsx";
import { SettingsSection } from "#web/features/accounts/settings/settings-section.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { resetExcept } from "#web/ui/forms/form-values.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Badge } from "#web/ui/marks/badge.tsx";

export const EmailAddress = ({ member }: { member: Member }) => (
  <SettingsSection
    id="email"
    title="Email"
    about="You sign in with it, and we write to it. It is never shown to anybody but you and the team's admins."
  >
    <div className="setting__now">
      <p className="setting__value">{member.email}</p>
      {member.isVerified ? <Badge tone="ok">Confirmed</Badge> : <Badge tone="wait">Not confirmed yet</Badge>}
    </div>
    {!member.isVerified && <SendAgain />}
    <NewAddress />
  </SettingsSection>
);

const SendAgain = () => (
  <div className="setting__step">
    <p>Open the link in our email to confirm this address. If it hasn't arrived, ask for a new one.</p>
    <ResendLink />
  </div>
);

function NewAddress() {
  const confirmed = useConfirmed();
  const [sentTo, setSentTo] = useState<string>();
  const { problems, failure, isSending, form } = useForm({
    loadCheck: checkOfForm("changeEmail"),
    send: (typed: ChangeEmailRequest) => confirmed(() => api(accountsApi.changeEmail, { body: typed })),
    onSent: ({ email }, sent, changedSince) => {
      setSentTo(email);
      resetExcept(sent, changedSince);
      toast({ title: "Link sent", description: `Open the one that went to ${email}.` });
    },
    errorMessage: describeError({ title: "Your address was not changed" }),
  });
  return (
    <form className="form" {...form}>
      <Field
        label="New email address"
        hint="We send a link to it. Your address changes when you open the link, and not before."
        error={problems.email}
      >
        {(wiring) => <input {...wiring} name="email" type="email" autoComplete="email" />}
      </Field>
      {failure && <p className="error">{failure}</p>}
      <div>
        <Button type="submit" variant="light" isBusy={isSending}>
          {isSending ? "Sending..." : "Change address"}
        </Button>
      </div>
      <div role="status">
        {sentTo && (
          <p>
            A link is on its way to <b>{sentTo}</b>. Until you open it, the address above stays yours.
          </p>
        )}
      </div>
    </form>
  );
}
