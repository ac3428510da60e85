import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { lockTexts } from "#contract/lockdown/constants.ts";
import { api } from "#web/api/api-client.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { Switch, SwitchState } from "#web/ui/fields/switch.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { lockdown } from "./lockdown.queries.ts";
import { lockdownForStaff } from "./lockdown-admin.queries.ts";
import "./lock-switch.css";

/** Unlocks the site at once, but asks before locking it. */
export function LockSwitch() {
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { isLocked, turn, dialog } = useLock({ isOpen: isConfirmOpen, onClose: () => setConfirmOpen(false) });
  return (
    <>
      <Switch
        isOn={isLocked}
        isBusy={dialog.isBusy}
        isDestructive
        onSwitch={(isOn) => (isOn ? setConfirmOpen(true) : turn(false))}
      >
        Site lock
      </Switch>
      {!isConfirmOpen && <ErrorText>{dialog.failure}</ErrorText>}
      <ConfirmDialog
        {...dialog}
        title="Lock the site?"
        confirmLabel="Lock site"
        pendingLabel="Locking..."
        onConfirm={() => turn(true)}
      >
        <p>Visitors and members see the LOCKED screen, including anyone on the site now.</p>
        <p>The dashboard stays open to staff, and nothing is lost.</p>
      </ConfirmDialog>
    </>
  );
}

/** Returns whether the site is locked, and a function to switch it. */
function useLock(asked: { isOpen: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(lockdownForStaff());
  const { mutate, dialog } = useDialogMutation({
    ...asked,
    failureTitle: lockTexts.failed,
    hasFailureToast: true,
    mutationFn: (isLocked: boolean) => api(lockdownAdminApi.set, { body: { isLocked } }),
    onSuccess: (answer) => {
      for (const { queryKey } of [lockdownForStaff(), lockdown()]) queryClient.setQueryData(queryKey, answer);
      toast({ title: answer.isLocked ? lockTexts.locked : lockTexts.unlocked, replaceKey: lockdownAdminApi.set.path });
    },
    onSettled: () => void queryClient.invalidateQueries(lockdownForStaff()),
  });
  return { isLocked: data?.isLocked, turn: mutate, dialog };
}

/** Locks the site for everyone but staff, or unlocks it. Staff who can't switch it see its state. */
export function LockSection({ maySwitch }: { maySwitch: boolean }) {
  const { data } = useQuery(lockdownForStaff());
  return (
    <section aria-labelledby="lock-heading">
      <h3 id="lock-heading">Site lockdown</h3>
      <p className="switch-note">
        For maintenance. While the site is locked, every page except this dashboard shows the LOCKED screen. Nothing is
        lost.
      </p>
      {maySwitch ? <LockSwitch /> : <SwitchState label="Site lock" isOn={data?.isLocked} />}
    </section>
  );
}

/** Reminds staff that the site is locked and only they can see it. */
export function LockNotice() {
  const { data } = useQuery(lockdownForStaff());
  if (!data?.isLocked) return null;
  return (
    <p className="lock-notice">
      <b>The site is locked.</b> Visitors and members see the LOCKED screen.
    </p>
  );
}
