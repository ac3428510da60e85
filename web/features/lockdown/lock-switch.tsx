import { useState } from "react";
import { Switch } from "#web/ui/fields/switches/switch.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useLock } from "./use-lock.ts";

/** Opens the site at once, and closes it once that was confirmed. */
export function LockSwitch() {
  const [isAsking, setAsking] = useState(false);
  const { isLocked, turn, isTurning } = useLock(() => setAsking(false));
  return (
    <>
      <Switch
        isOn={isLocked}
        isBusy={isTurning}
        isDestructive
        onSwitch={(isOn) => (isOn ? setAsking(true) : turn(false))}
      >
        Site lock
      </Switch>
      <ConfirmDialog
        isOpen={isAsking}
        title="Lock the site?"
        confirm="Lock site"
        pending="Locking..."
        isBusy={isTurning}
        onConfirm={() => turn(true)}
        onClose={() => setAsking(false)}
      >
        <p>Visitors and members see the LOCKED screen, including anyone on the site now.</p>
        <p>The dashboard stays open to staff, and nothing is lost.</p>
      </ConfirmDialog>
    </>
  );
}
