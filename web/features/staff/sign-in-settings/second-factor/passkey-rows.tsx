import { useHydrated } from "@tanstack/react-router";
import { useId, useState } from "react";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import type { Passkey } from "#contract/staff/second-factor/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { hasPasskeys } from "#web/features/staff/passkey-calls.ts";
import { PasswordStep } from "#web/features/staff/sign-in-settings/password-step.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { AddPasskey } from "./add-passkey.tsx";

type PasskeyRowsProps = { passkeys: readonly Passkey[]; canAdd: boolean; onChanged: () => void };

/** Passkeys by name, with a row to add one if the site's address allows it. */
export function PasskeyRows({ passkeys, canAdd, onChanged }: PasskeyRowsProps) {
  const isPossible = useHydrated() && hasPasskeys();
  const [isAdding, setAdding] = useState(false);
  const [toDelete, setToDelete] = useState<Passkey>();
  return (
    <>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <b>{passkey.name}</b>
          <p className="muted">
            Passkey, added <LocalTime at={passkey.createdAt} />.{" "}
            {passkey.lastUsedAt && (
              <>
                Last used <LocalTime at={passkey.lastUsedAt} />.
              </>
            )}
          </p>
          <TextButton isDestructive aria-label={`Remove ${passkey.name}`} onClick={() => setToDelete(passkey)}>
            Remove
          </TextButton>
        </li>
      ))}
      {canAdd && isPossible && (
        <li>
          <b>{passkeys.length > 0 ? "Another passkey" : "Passkey"}</b>
          <p className="muted">Your fingerprint, face or a security key. It can sign you in without a password too.</p>
          <Button small variant="light" onClick={() => setAdding(true)}>
            Add passkey
          </Button>
          <AddPasskey isOpen={isAdding} onClose={() => setAdding(false)} onDone={onChanged} />
        </li>
      )}
      {toDelete && <RemovePasskey passkey={toDelete} onClose={() => setToDelete(undefined)} onDone={onChanged} />}
    </>
  );
}

type RemovePasskeyProps = { passkey: Passkey; onClose: () => void; onDone: () => void };

function RemovePasskey({ passkey: { id, name }, onClose, onDone }: RemovePasskeyProps) {
  const headingId = useId();
  return (
    <Dialog isOpen onClose={onClose} labelledBy={headingId} header={<h2 id={headingId}>Remove {name}?</h2>}>
      <PasswordStep
        submit="Remove passkey"
        failed="Couldn’t remove the passkey"
        send={(body) => api(secondFactorApi.removePasskey, { params: { id }, body })}
        onSent={() => {
          onDone();
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
