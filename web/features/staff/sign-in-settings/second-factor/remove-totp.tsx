import { useId } from "react";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { PasswordStep } from "#web/features/staff/sign-in-settings/password-step.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

type RemoveTotpProps = { isOpen: boolean; onClose: () => void; onDone: () => void };

export function RemoveTotp({ isOpen, onClose, onDone }: RemoveTotpProps) {
  const headingId = useId();
  const top = <h2 id={headingId}>Remove authenticator app?</h2>;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={headingId} top={top}>
      {isOpen && (
        <PasswordStep
          submit="Remove app"
          failed="Couldn’t remove it"
          send={(body) => api(secondFactorApi.removeTotp, { body })}
          onSent={() => {
            onDone();
            onClose();
          }}
          onCancel={onClose}
        >
          <p>Codes from the app will stop working. Unless you have a passkey, your password alone will sign you in.</p>
        </PasswordStep>
      )}
    </Dialog>
  );
}
