import { useId, useState } from "react";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { PasswordStep } from "#web/features/staff/sign-in-settings/password-step.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type RenewCodesProps = { isOpen: boolean; onClose: () => void; onDone: () => void };

/** Replaces the recovery codes with ten new ones. */
export function RenewCodes({ isOpen, onClose, onDone }: RenewCodesProps) {
  const headingId = useId();
  const [codes, setCodes] = useState<readonly string[]>();
  function leave() {
    setCodes(undefined);
    onClose();
  }
  const header = <h2 id={headingId}>{codes ? "Save your recovery codes" : "Get new recovery codes?"}</h2>;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      labelledBy={headingId}
      contentKey={codes ? "codes" : "password"}
      header={header}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={leave} />
      ) : (
        <PasswordStep
          submit="Get new codes"
          failed="Couldn’t make new codes"
          send={(body) => api(secondFactorApi.newRecoveryCodes, { body })}
          onSent={({ recoveryCodes }) => {
            setCodes(recoveryCodes);
            onDone();
          }}
          onCancel={leave}
        />
      )}
    </Dialog>
  );
}
