import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { PasswordRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { describeError } from "#web/features/accounts/error-message.ts";
import { SettingsSection } from "#web/features/accounts/settings/settings-section.tsx";
import { useOwnAccount } from "#web/features/accounts/settings/use-own-account.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { PasswordField } from "#web/ui/fields/passwords/password-field.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useFormMutation } from "#web/ui/forms/use-form-mutation.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { deletionTexts } from "./deletion-texts.ts";
import "./delete-account.css";
import { api } from "#web/api/calls.ts";

/** The end of an account: what goes, what stays, and the way there. */
export const DeleteAccount = ({ member }: { member: Member }) => (
  <SettingsSection id="delete" title="Delete account" about="It happens at once, and nobody can undo it.">
    <dl className="delete-account">
      <div>
        <dt>What goes</dt>
        <dd>{deletionTexts.goes}</dd>
      </div>
      <div>
        <dt>What is cancelled</dt>
        <dd>{deletionTexts.cancelled}</dd>
      </div>
      <div>
        <dt>What stays</dt>
        <dd>{deletionTexts.stays}</dd>
      </div>
    </dl>
    {member.hasPassword ? <ByPassword /> : <ByLink email={member.email} />}
  </SettingsSection>
);

function ByPassword() {
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  return (
    <div className="danger">
      <Button onClick={() => setOpen(true)}>Delete my account</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        labelledBy={headingId}
        top={<h2 id={headingId}>Delete your account?</h2>}
      >
        <DeletionForm />
      </Dialog>
    </div>
  );
}

function DeletionForm() {
  const { forget } = useOwnAccount();
  const navigate = useNavigate();
  const form = useFormMutation({
    defaultValues: { password: "" },
    schema: () => formSchemas.accounts().then((forms) => forms.PasswordRequest),
    send: (body: PasswordRequest) => api(accountsApi.remove, { body }),
    onSent: () => {
      forget();
      toast(deletionTexts.done);
      void navigate({ to: "/" });
    },
    errorMessage: describeError({ title: "Your account was not deleted" }),
  });
  return (
    <form className="form dialog__form" {...form.form}>
      <p>Everything of yours goes at once, and nobody can bring it back. Your password, if you are sure.</p>
      <PasswordField label="Password" autoComplete="current-password" {...form.field("password")} />
      <FormActions form={form} submit="Delete my account for good" pending="Deleting..." />
    </form>
  );
}

function ByLink({ email }: { email: string }) {
  const sending = useMutation({
    mutationFn: () => api(accountsApi.sendDeletionLink),
    onSuccess: () =>
      toast({ title: "Link sent", description: `Open the one that went to ${email}.`, about: "deletion link" }),
    onError: (error) =>
      toast({ ...describeError({ title: "The link was not sent" })(error), tone: "bad", about: "deletion link" }),
  });
  return (
    <div className="setting__step danger">
      <p>You have no password here, so we send a link to {email}. Nothing is deleted before you open it and say so.</p>
      <Button isBusy={sending.isPending} onClick={() => sending.mutate()}>
        {sending.isPending ? "Sending..." : "Send me the link"}
      </Button>
      <div role="status">{sending.isSuccess && <p>The link is on its way to {email}.</p>}</div>
    </div>
  );
}
