import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ownAccountTexts } from "#contract/staff/own-account/constants.ts";
import { ownAccountApi } from "#contract/staff/own-account/endpoints.ts";
import type { StaffEmailRequest } from "#contract/staff/own-account/forms.ts";
import { api } from "#web/api/api-client.ts";
import { ownSchemas } from "#web/features/staff/own-account-schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { useReauthentication } from "#web/ui/overlays/reauthentication.tsx";
import { PasswordStep } from "./password-step.tsx";
import { ownEmail } from "./sign-in-settings.queries.ts";
import "#web/ui/styles/card.css";

/** The address for emails about your own account. */
export function OwnEmail() {
  const headingId = useId();
  const queryClient = useQueryClient();
  const { data } = useQuery(ownEmail());
  const [changes, setChanges] = useState(0); // the key of the form, so that it starts empty each time
  const [isRemoving, setRemoving] = useState(false);
  const changed = () => {
    setChanges(changes + 1);
    void queryClient.invalidateQueries(ownEmail());
  };
  return (
    <section className="card" aria-labelledby={headingId}>
      <h3 id={headingId}>Your email address</h3>
      <p className="card__note">
        Optional. We’ll use it to tell you about changes to this account, and to send a link if you forget your
        password.
      </p>
      {data?.email && (
        <p className="card__note">
          <b>{data.email}</b>{" "}
          <TextButton isDestructive onClick={() => setRemoving(true)}>
            Remove
          </TextButton>
        </p>
      )}
      {data?.unconfirmed && (
        <p className="card__note">Waiting for you to open the link we sent to {data.unconfirmed}.</p>
      )}
      <EmailForm key={changes} hasOne={Boolean(data?.email)} onSent={changed} />
      <RemoveEmail isOpen={isRemoving} onClose={() => setRemoving(false)} onDone={changed} />
    </section>
  );
}

function EmailForm({ hasOne, onSent }: { hasOne: boolean; onSent: () => void }) {
  const confirmed = useReauthentication();
  const form = useSubmitForm({
    defaultValues: { email: "", currentPassword: "" },
    schema: () => ownSchemas.account().then((forms) => forms.StaffEmailRequest),
    send: (body: StaffEmailRequest) => confirmed(() => api(ownAccountApi.changeEmail, { body })),
    onSent: () => {
      toast({ title: ownAccountTexts.emailSent });
      onSent();
    },
    errorMessage: describeError(ownAccountTexts.emailFailed),
  });
  return (
    <form className="form" {...form.formProps}>
      <TextField
        label={hasOne ? "New email address" : "Email address"}
        type="email"
        autoComplete="email"
        {...form.fieldProps("email")}
      />
      <PasswordField label="Current password" autoComplete="current-password" {...form.fieldProps("currentPassword")} />
      <FormActions
        form={form}
        className="card__actions"
        submitLabel="Send me a link"
        pendingLabel="Sending..."
        variant="light"
        small
      />
    </form>
  );
}

type RemoveEmailProps = { isOpen: boolean; onClose: () => void; onDone: () => void };

function RemoveEmail({ isOpen, onClose, onDone }: RemoveEmailProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Remove your email address?">
      {isOpen && (
        <PasswordStep
          submit="Remove address"
          failed={ownAccountTexts.emailFailed}
          send={(body) => api(ownAccountApi.removeEmail, { body })}
          onSent={() => {
            toast({ title: ownAccountTexts.emailRemoved });
            onDone();
            onClose();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
