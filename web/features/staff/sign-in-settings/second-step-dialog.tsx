import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import type { CodeRequest } from "#contract/staff/second-factor/forms.ts";
import { api } from "#web/api/api-client.ts";
import { ownSchemas } from "#web/features/staff/own-account-schemas.ts";
import { askForPasskey, hasPasskeys, isCancelled } from "#web/features/staff/passkey-calls.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError, tryAgain } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { Reauthentication, type ReauthenticationPromptProps } from "#web/ui/overlays/reauthentication.tsx";
import { ownSecondFactor } from "./sign-in-settings.queries.ts";
import { CodeField } from "./totp-setup.tsx";
import "#web/ui/overlays/confirm-dialog.css";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** Asks for the second factor again before it, or the account's address, is changed. */
export const SecondStepReauthentication = ({ children }: { children: ReactNode }) => (
  <Reauthentication dialog={(asked) => <SecondStepDialog {...asked} />}>{children}</Reauthentication>
);

const notConfirmed = "Not confirmed";

function SecondStepDialog({ isOpen, onConfirmed, onClose }: ReauthenticationPromptProps) {
  const headingId = useId();
  const { data } = useQuery({ ...ownSecondFactor(), enabled: isOpen });
  const canUsePasskey = data?.canUsePasskeys && data.passkeys.length > 0 && hasPasskeys();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={headingId} header={<h2 id={headingId}>Confirm it’s you</h2>}>
      {isOpen && (
        <>
          <ByCode onConfirmed={onConfirmed} onCancel={onClose} />
          {canUsePasskey && <ByPasskey onConfirmed={onConfirmed} />}
        </>
      )}
    </Dialog>
  );
}

function ByCode({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const form = useSubmitForm({
    defaultValues: { code: "" },
    schema: () => ownSchemas.secondFactor().then((forms) => forms.CodeRequest),
    send: (body: CodeRequest) => api(secondFactorApi.confirmByCode, { body }),
    onSent: onConfirmed,
    errorMessage: describeError(notConfirmed, tryAgain),
  });
  return (
    <form className="form" {...form.formProps}>
      <p>This changes how you sign in, so your second factor is needed too.</p>
      <CodeField
        label="Code"
        hint="Six digits from your authenticator app, or a recovery code."
        {...form.fieldProps("code")}
      />
      <FormActions
        form={form}
        className="confirm__actions"
        submitLabel="Confirm"
        pendingLabel="Checking..."
        onCancel={onCancel}
      />
    </form>
  );
}

function ByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const confirming = useMutation({
    mutationFn: async () => {
      const { options, ticket } = await api(secondFactorApi.confirmOptions);
      const response = await askForPasskey(options);
      await api(secondFactorApi.confirmByPasskey, { body: { ticket, response } });
    },
    onSuccess: onConfirmed,
    onError: (error) => {
      if (!isCancelled(error)) toast({ ...describeError(notConfirmed, tryAgain)(error), tone: "bad" });
    },
  });
  const { error } = confirming;
  return (
    <>
      <Button variant="light" isBusy={confirming.isPending} onClick={() => confirming.mutate()}>
        Use a passkey
      </Button>
      {error && !isCancelled(error) && (
        <p className="error">{describeError(notConfirmed, tryAgain)(error).description}</p>
      )}
    </>
  );
}
