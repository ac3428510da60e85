import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { PasswordRequest } from "#contract/accounts/forms.ts";
import { knownOf } from "#contract/accounts/known.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { pointsName } from "#contract/team/points-words.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { keptOfMembers } from "#web/features/accounts/accounts.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useOwnAccount } from "./use-own-account.ts";
import "./delete-account.css";

/** The section that deletes an account: what is deleted, what stays, and how. */
export function DeleteAccount({ member }: { member: Member }) {
  const { goes, cancelled, stays } = useDeletionTexts();
  return (
    <SettingsSection id="delete" title="Delete account" about="This happens immediately and can’t be undone.">
      <dl className="delete-account">
        <div>
          <dt>What we delete</dt>
          <dd>{goes}</dd>
        </div>
        {cancelled && (
          <div>
            <dt>What we cancel</dt>
            <dd>{cancelled}</dd>
          </div>
        )}
        <div>
          <dt>What we keep</dt>
          <dd>{stays}</dd>
        </div>
      </dl>
      {member.hasPassword ? <ByPassword /> : <ByLink email={member.email} />}
    </SettingsSection>
  );
}

function ByPassword() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Delete your account?">
        <DeletionForm onCancel={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { forget } = useOwnAccount();
  const navigate = useNavigate();
  const form = useSubmitForm({
    defaultValues: { password: "" },
    schema: () => formSchemas.accounts().then((forms) => forms.PasswordRequest),
    send: (body: PasswordRequest) => api(accountsApi.remove, { body }),
    onSent: () => {
      forget();
      toast(deletedTexts);
      void navigate({ to: "/" });
    },
    errorMessage: describeAccountError({ title: "Couldn’t delete your account" }),
  });
  return (
    <form className="form dialog__form" {...form.formProps}>
      <p>This deletes your account now. Enter your password to confirm.</p>
      <PasswordField label="Password" autoComplete="current-password" {...form.fieldProps("password")} />
      <FormActions
        className="dialog__actions"
        form={form}
        variant="danger"
        submitLabel="Delete my account permanently"
        pendingLabel="Deleting..."
        onCancel={onCancel}
      />
    </form>
  );
}

function ByLink({ email }: { email: string }) {
  const sending = useMutation({
    mutationFn: () => api(accountsApi.sendDeletionLink),
    onSuccess: () =>
      toast({ title: "Link sent", description: `Open the one that went to ${email}.`, replaceKey: "deletion link" }),
    onError: (error) =>
      toast({
        ...describeAccountError({ title: "Couldn’t send the link" })(error),
        tone: "bad",
        replaceKey: "deletion link",
      }),
  });
  return (
    <div className="setting__step">
      <p>
        You don’t have a password here, so we’ll email a link to {email}. Nothing is deleted until you open it and
        confirm.
      </p>
      <Button variant="danger" isBusy={sending.isPending} onClick={() => sending.mutate()}>
        {sending.isPending ? "Sending..." : "Send me the link"}
      </Button>
      <div role="status">{sending.isSuccess && <p>The link is on its way to {email}.</p>}</div>
    </div>
  );
}

const explainFailure = describeAccountError({ title: "Couldn’t delete your account" });

/** The last step for a member who opened the emailed link. */
export function DeletionByLink({ token, onDone }: { token: string; onDone: () => void }) {
  const { askWhoItIs } = useOwnAccount();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(accountsApi.removeByLink, { body: { token } }),
    onSuccess: () => {
      onDone();
      void askWhoItIs();
    },
  });
  return (
    <div className="danger--gate">
      <ErrorText>{error && explainFailure(error).description}</ErrorText>
      <Button variant="danger" isBusy={isPending} onClick={() => mutate()}>
        {isPending ? "Deleting..." : "Delete my account permanently"}
      </Button>
    </div>
  );
}

/** What deleting an account means, for every place that offers it. */
export function useDeletionTexts() {
  const team = useTeam();
  const { data: kept } = useQuery(keptOfMembers());
  const { hasPoints, hasDiscordNames } = knownOf(team, kept);
  return {
    goes: `Your name, email address, ${hasDiscordNames ? "Discord username, " : ""}applications, private events and the devices you’re signed in on.`,
    ...(hasPoints
      ? {
          cancelled: "Rewards you redeemed that haven’t been delivered yet.",
          stays: `Your ${pointsName(team)} history, under a number that can’t be traced to you, and the events you shared with everyone, without your name.`,
        }
      : { cancelled: undefined, stays: "The events you shared with everyone, without your name." }),
  };
}

export const deletedTexts = { title: "Your account is deleted", description: "Thanks for being part of this." };
