import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { askForPasskey, hasPasskeys, isCancelled } from "#web/features/staff/passkey-calls.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError, tryAgain } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { Reauthentication, type ReauthenticationPromptProps } from "#web/ui/overlays/reauthentication.tsx";
import { CodeForm } from "./code-form.tsx";
import { ownSecondFactor } from "./sign-in-settings.queries.ts";
import "#web/ui/overlays/confirm-dialog.css";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** Asks for the second factor again before it, or the account's address, is changed. */
export const SecondStepReauthentication = ({ children }: { children: ReactNode }) => (
  <Reauthentication dialog={(asked) => <SecondStepDialog {...asked} />}>{children}</Reauthentication>
);

const notConfirmed = "Not confirmed";

function SecondStepDialog({ isOpen, onConfirmed, onClose }: ReauthenticationPromptProps) {
  const { data } = useQuery({ ...ownSecondFactor(), enabled: isOpen });
  const canUsePasskey = data?.canUsePasskeys && data.passkeys.length > 0 && hasPasskeys();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Confirm it’s you">
      {isOpen && (
        <>
          <ByCode onConfirmed={onConfirmed} onCancel={onClose} />
          {canUsePasskey && <ByPasskey onConfirmed={onConfirmed} />}
        </>
      )}
    </Dialog>
  );
}

const ByCode = ({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) => (
  <CodeForm
    label="Code"
    hint="Six digits from your authenticator app, or a recovery code."
    submitLabel="Confirm"
    send={(body) => api(secondFactorApi.confirmByCode, { body })}
    onSent={onConfirmed}
    errorMessage={describeError(notConfirmed, tryAgain)}
    onCancel={onCancel}
    className="confirm__actions"
  >
    <p>This changes how you sign in, so your second factor is needed too.</p>
  </CodeForm>
);

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
