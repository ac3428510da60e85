import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import type { PasskeyOptionsRequest } from "#contract/staff/second-factor/forms.ts";
import type { Passkey } from "#contract/staff/second-factor/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { ownSchemas } from "#web/features/staff/own-account-schemas.ts";
import { hasPasskeys, isCancelled, makePasskey } from "#web/features/staff/passkey-calls.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError, isUnanswered } from "#web/ui/feedback/error-message.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { DialogForm } from "#web/ui/forms/dialog-form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { useReauthentication } from "#web/ui/overlays/reauthentication.tsx";
import { PasswordStep } from "./password-step.tsx";
import { codesUnseen, RecoveryCodes } from "./recovery-codes.tsx";

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
  return (
    <Dialog isOpen onClose={onClose} title={`Remove ${name}?`}>
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

type AddPasskeyProps = { isOpen: boolean; onClose: () => void; onDone: () => void };

/** Adds a named passkey. Shows the recovery codes afterwards, if it's the first second factor. */
function AddPasskey({ isOpen, onClose, onDone }: AddPasskeyProps) {
  const [isUnsure, setUnsure] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  function leave() {
    if (codes || isUnsure) onDone();
    setUnsure(false);
    setCodes(undefined);
    onClose();
  }
  function finish(made: readonly string[]) {
    if (made.length > 0) return setCodes(made);
    onDone();
    onClose();
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      contentKey={codes ? "codes" : "name"}
      title={codes ? "Save your recovery codes" : "Add a passkey"}
    >
      {codes && <RecoveryCodes codes={codes} onDone={leave} />}
      {!codes && isOpen && <PasskeyForm onMade={finish} onUnsure={() => setUnsure(true)} onCancel={leave} />}
    </Dialog>
  );
}

type PasskeyFormProps = {
  onMade: (codes: readonly string[]) => void;
  /** Called if it may have been added. */
  onUnsure: () => void;
  onCancel: () => void;
};

function PasskeyForm({ onMade, onUnsure, onCancel }: PasskeyFormProps) {
  const confirmed = useReauthentication();
  const form = useSubmitForm({
    defaultValues: { name: "", currentPassword: "" },
    schema: () => ownSchemas.secondFactor().then((forms) => forms.PasskeyOptionsRequest),
    send: async (body: PasskeyOptionsRequest) => {
      const { options, ticket } = await confirmed(() => api(secondFactorApi.passkeyOptions, { body }));
      const response = await makePasskey(options);
      return api(secondFactorApi.addPasskey, { body: { ticket, response } });
    },
    onSent: ({ recoveryCodes }) => onMade(recoveryCodes),
    errorMessage: (error) => {
      if (isUnanswered(error)) onUnsure();
      return isCancelled(error)
        ? { title: "No passkey added", description: "You closed the browser’s prompt, or it timed out." }
        : describeError("Couldn’t add the passkey", codesUnseen)(error);
    },
  });
  return (
    <DialogForm form={form} submitLabel="Continue" pendingLabel="Waiting for your passkey..." onCancel={onCancel}>
      <TextField label="Name" hint="A name you’ll recognise, such as Work laptop." {...form.fieldProps("name")} />
      <PasswordField label="Current password" autoComplete="current-password" {...form.fieldProps("currentPassword")} />
    </DialogForm>
  );
}
