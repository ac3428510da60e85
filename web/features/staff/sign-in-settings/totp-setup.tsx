import { useState } from "react";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import type { TotpSetup } from "#contract/staff/second-factor/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { describeError, isUnanswered } from "#web/ui/feedback/error-message.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CodeForm } from "./code-form.tsx";
import { PasswordStep } from "./password-step.tsx";
import { codesUnseen, RecoveryCodes } from "./recovery-codes.tsx";
import "./totp-setup.css";

type TotpSetupDialogProps = { isOpen: boolean; onClose: () => void; onDone: () => void };

/** Sets up an authenticator app: asks for the password and the app's first code, then shows the recovery codes. */
export function TotpSetupDialog({ isOpen, onClose, onDone }: TotpSetupDialogProps) {
  const [setup, setSetup] = useState<TotpSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isUnsure, setUnsure] = useState(false);
  const title = codes ? "Save your recovery codes" : "Set up an authenticator app";
  function leave() {
    if (codes || isUnsure) onDone();
    setUnsure(false);
    setSetup(undefined);
    setCodes(undefined);
    onClose();
  }
  function finish(made: readonly string[]) {
    if (made.length > 0) return setCodes(made);
    onDone();
    leave();
  }
  return (
    <Dialog isOpen={isOpen} onClose={leave} contentKey={codes ? "codes" : setup ? "scan" : "password"} title={title}>
      {codes && <RecoveryCodes codes={codes} onDone={leave} />}
      {!codes && setup && <Scan setup={setup} onConfirmed={finish} onUnsure={() => setUnsure(true)} onCancel={leave} />}
      {!codes && !setup && (
        <PasswordStep
          submit="Continue"
          failed="Couldn’t start the setup"
          send={(body) => api(secondFactorApi.startTotp, { body })}
          onSent={setSetup}
          onCancel={leave}
        />
      )}
    </Dialog>
  );
}

type ScanProps = {
  setup: TotpSetup;
  onConfirmed: (codes: readonly string[]) => void;
  /** Called if it may be on. */
  onUnsure: () => void;
  onCancel: () => void;
};

const Scan = ({ setup: { qr, secret }, onConfirmed, onUnsure, onCancel }: ScanProps) => (
  <CodeForm
    label="Code from the app"
    hint="Six digits. They change every 30 seconds."
    submitLabel="Turn on"
    send={(body) => api(secondFactorApi.confirmTotp, { body })}
    onSent={({ recoveryCodes }) => onConfirmed(recoveryCodes)}
    errorMessage={(error) => {
      if (isUnanswered(error)) onUnsure();
      return describeError("Couldn’t turn it on", codesUnseen)(error);
    }}
    onCancel={onCancel}
    formClass="form totp-setup"
  >
    <div className="totp-setup__scan">
      <div className="totp-setup__qr">
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR code for your authenticator app">
          <path d={qr.path} />
        </svg>
      </div>
      <div>
        <p>Scan this with your authenticator app, or enter this key by hand:</p>
        <code className="totp-setup__secret">{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
      </div>
    </div>
  </CodeForm>
);
