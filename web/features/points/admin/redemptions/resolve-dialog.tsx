import { useId, useState } from "react";
import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { usePointsChanges } from "#web/features/points/admin/queries/use-points-changes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { clearUnsent, unsentValue } from "#web/ui/forms/unsaved/unsaved.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Resolution } from "./resolution.tsx";
import { type Decision, ResolveForm } from "./resolve-form.tsx";

type ResolveDialogProps = { decision: Decision | undefined; isOpen: boolean; onClose: () => void };

const titles = { completed: "Approve this redemption?", cancelled: "Cancel this redemption?" };

/** Asks before a redemption is resolved. If someone else was quicker, shows how they resolved it. */
export function ResolveDialog({ decision, isOpen, onClose }: ResolveDialogProps) {
  const headingId = useId();
  const { redemptionsChanged } = usePointsChanges();
  const [newer, setNewer] = useState<StaffRedemption>();
  if (!decision) return null;
  const { redemption, outcome } = decision;
  const theirs = newer?.id === redemption.id ? newer : undefined;

  function handleResolved(answer: StaffRedemption) {
    clearUnsent(redemption.id);
    toast({ title: pointsTexts.resolvedToast });
    onClose(); // return the focus before the row changes
    redemptionsChanged(answer);
  }
  function handleOutdated(found: StaffRedemption) {
    setNewer(found);
    redemptionsChanged(found);
  }
  const header = <h2 id={headingId}>{theirs ? "Resolved already" : titles[outcome]}</h2>;
  return (
    <Dialog className="dialog--resolve" isOpen={isOpen} onClose={onClose} labelledBy={headingId} header={header}>
      <p>
        <b>{redemption.item.name}</b> for {redemption.discordUsername ?? redemption.user.discord}.{" "}
        {outcome === "completed"
          ? `The ${formatNumber(redemption.pointsSpent)} points stay spent.`
          : `The member gets ${formatNumber(redemption.pointsSpent)} points back.`}
      </p>
      {theirs ? (
        <Outdated redemption={theirs} onClose={onClose} />
      ) : (
        <ResolveForm
          key={`${redemption.id} ${outcome}`}
          decision={decision}
          onResolved={handleResolved}
          onOutdated={handleOutdated}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** How someone else resolved it, and the unsent notes. */
function Outdated({ redemption, onClose }: { redemption: StaffRedemption; onClose: () => void }) {
  const unsent = unsentValue(redemption.id, "adminNotes");
  return (
    <>
      <p className="error" role="alert">
        {pointsTexts.resolved}
      </p>
      <p className="resolve__theirs">
        <Resolution of={redemption} />
      </p>
      {unsent && <p className="muted">Your notes, not sent: {unsent}</p>}
      <div className="dialog__actions">
        <Button variant="light" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  );
}
