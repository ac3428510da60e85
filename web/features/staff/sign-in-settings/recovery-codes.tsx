import { useState } from "react";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { PasswordStep } from "./password-step.tsx";
import "./totp-setup.css";
import "./sign-in-settings.css";

/** What to do if no answer came to a change that makes recovery codes. The settings behind it are loaded again. */
export const codesUnseen =
  "No answer came back, so this may be on already, with recovery codes that you haven’t seen. Close this to check. If it’s on, get new codes there.";

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Ten codes, shown only once, with ways to save them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const team = useTeam();
  const text = codes.join("\n");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: "Recovery codes copied" }),
      () => toast({ title: "Couldn’t copy. Select the codes and copy them yourself.", tone: "bad" }),
    );
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes for ${team.name}\n\n${text}\n`)}`;
  return (
    <div className="recovery-codes">
      <p>
        If you lose your phone or passkey, each of these codes signs you in once instead. Keep them somewhere safe: we
        won’t show them again.
      </p>
      <ol aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="sign-in-settings__actions">
        <Button onClick={onDone}>I’ve saved them</Button>
        <button type="button" className="text-link" onClick={copy}>
          Copy codes
        </button>
        <a className="text-link" href={file} download="recovery-codes.txt">
          Download codes
        </a>
      </div>
    </div>
  );
}

type RenewCodesProps = { isOpen: boolean; onClose: () => void; onDone: () => void };

/** Replaces the recovery codes with ten new ones. */
export function RenewCodes({ isOpen, onClose, onDone }: RenewCodesProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  function leave() {
    setCodes(undefined);
    onClose();
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      contentKey={codes ? "codes" : "password"}
      title={codes ? "Save your recovery codes" : "Get new recovery codes?"}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={leave} />
      ) : (
        <PasswordStep
          submit="Get new codes"
          failed="Couldn’t make new codes"
          lost="No answer came back, so your old codes may have stopped working. Press again to get new ones."
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
