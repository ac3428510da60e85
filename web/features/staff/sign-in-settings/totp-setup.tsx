import { useId, useState } from "react";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import type { CodeRequest } from "#contract/staff/second-factor/forms.ts";
import type { TotpSetup } from "#contract/staff/second-factor/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { ownSchemas } from "#web/features/staff/own-account-schemas.ts";
import { describeError, isUnanswered } from "#web/ui/feedback/error-message.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { type RegisteredField, useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { PasswordStep } from "./password-step.tsx";
import { codesUnseen, RecoveryCodes } from "./recovery-codes.tsx";
import "./totp-setup.css";

type TotpSetupDialogProps = { isOpen: boolean; onClose: () => void; onDone: () => void };

/** Sets up an authenticator app: asks for the password and the app's first code, then shows the recovery codes. */
export function TotpSetupDialog({ isOpen, onClose, onDone }: TotpSetupDialogProps) {
  const headingId = useId();
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
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      labelledBy={headingId}
      contentKey={codes ? "codes" : setup ? "scan" : "password"}
      header={<h2 id={headingId}>{title}</h2>}
    >
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

function Scan({ setup: { qr, secret }, onConfirmed, onUnsure, onCancel }: ScanProps) {
  const form = useSubmitForm({
    defaultValues: { code: "" },
    schema: () => ownSchemas.secondFactor().then((forms) => forms.CodeRequest),
    send: (body: CodeRequest) => api(secondFactorApi.confirmTotp, { body }),
    onSent: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    errorMessage: (error) => {
      if (isUnanswered(error)) onUnsure();
      return describeError("Couldn’t turn it on", codesUnseen)(error);
    },
  });
  return (
    <form className="form totp-setup" {...form.formProps}>
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
      <CodeField
        label="Code from the app"
        hint="Six digits. They change every 30 seconds."
        {...form.fieldProps("code")}
      />
      <FormActions
        form={form}
        className="dialog__actions"
        submitLabel="Turn on"
        pendingLabel="Checking..."
        onCancel={onCancel}
      />
    </form>
  );
}

type CodeFieldProps = RegisteredField & { label: string; hint?: string };

/** A code from an authenticator app, which phones and password managers can fill in. */
export const CodeField = (props: CodeFieldProps) => (
  <TextField {...props} autoComplete="one-time-code" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
);
