import { useState } from "react";
import { Switch } from "#web/ui/fields/switches/switch.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useLock } from "./use-lock.ts";

/** Unlocks the site at once, but asks before locking it. */
export function LockSwitch() {
  const [isAsking, setAsking] = useState(false);
  const { isLocked, turn, dialog } = useLock({ isOpen: isAsking, onClose: () => setAsking(false) });
  return (
    <>
      <Switch
        isOn={isLocked}
        isBusy={dialog.isBusy}
        isDestructive
        onSwitch={(isOn) => (isOn ? setAsking(true) : turn(false))}
      >
        Site lock
      </Switch>
      <ConfirmDialog
        {...dialog}
        title="Lock the site?"
        confirm="Lock site"
        pending="Locking..."
        onConfirm={() => turn(true)}
      >
        <p>Visitors and members see the LOCKED screen, including anyone on the site now.</p>
        <p>The dashboard stays open to staff, and nothing is lost.</p>
      </ConfirmDialog>
    </>
  );
}
