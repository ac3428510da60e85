import { useId, useState } from "react";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { inPoints } from "#contract/team/points-words.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { dropDrafts, newestDraft } from "#web/browser-state/draft-store.ts";
import { errorMessage, isConflict } from "#web/features/points/admin/errors.ts";
import { fetchRow, pageFrom } from "#web/features/points/admin/points-admin.queries.ts";
import { usePointsChanges } from "#web/features/points/admin/use-points-changes.ts";
import { RedemptionBadge } from "#web/features/points/history/redemption-badge.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

type ResolveDialogProps = { decision: Decision | undefined; isOpen: boolean; onClose: () => void };

/** Who asked for it, as staff call them. */
export const ownerOf = ({ user: { discord, name, email } }: StaffRedemption, team: Team) =>
  (hasDiscord(team) ? discord : name) ?? email;

const titles = { completed: "Approve this redemption?", cancelled: "Cancel this redemption?" };

/** Asks before a redemption is resolved. If someone else was quicker, shows how they resolved it. */
export function ResolveDialog({ decision, isOpen, onClose }: ResolveDialogProps) {
  const headingId = useId();
  const { redemptionsChanged } = usePointsChanges();
  const [newer, setNewer] = useState<StaffRedemption>();
  const team = useTeam();
  if (!decision) return null;
  const { redemption, outcome } = decision;
  const spent = inPoints(redemption.pointsSpent, team);
  const theirs = newer?.id === redemption.id ? newer : undefined;

  function handleResolved(answer: StaffRedemption) {
    dropDrafts(redemption.id);
    toast({ title: pointsTexts.resolvedToast });
    onClose(); // return the focus before the row changes
    redemptionsChanged(answer);
  }
  function handleStale(found: StaffRedemption) {
    setNewer(found);
    redemptionsChanged(found);
  }
  const header = <h2 id={headingId}>{theirs ? "Resolved already" : titles[outcome]}</h2>;
  return (
    <Dialog className="dialog--resolve" isOpen={isOpen} onClose={onClose} labelledBy={headingId} header={header}>
      <p>
        <b>{redemption.item.name}</b> for{" "}
        {(hasDiscord(team) && redemption.discordUsername) || ownerOf(redemption, team)}.{" "}
        {outcome === "completed" ? `The ${spent} stay spent.` : `The member gets ${spent} back.`}
      </p>
      {theirs ? (
        <Stale redemption={theirs} onClose={onClose} />
      ) : (
        <ResolveForm
          key={`${redemption.id} ${outcome}`}
          decision={decision}
          onResolved={handleResolved}
          onStale={handleStale}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** How someone else resolved it, and the unsent notes. */
function Stale({ redemption, onClose }: { redemption: StaffRedemption; onClose: () => void }) {
  const unsent = newestDraft<{ adminNotes: string }>(redemption.id)?.typed.adminNotes;
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

export type Decision = { redemption: StaffRedemption; outcome: "completed" | "cancelled" };

type ResolveFormProps = {
  decision: Decision;
  onResolved: (answer: StaffRedemption) => void;
  /** Called if someone else was quicker. */
  onStale: (newer: StaffRedemption) => void;
  onClose: () => void;
};

const says = {
  completed: { submit: "Approve redemption", pending: "Approving...", note: pointsTexts.completedNote },
  cancelled: { submit: "Cancel redemption", pending: "Cancelling...", note: pointsTexts.cancelledNote },
};

const findRedemption = (id: string) =>
  fetchRow(id, (cursor) => api.listing(pointsAdminApi.allRedemptions, pageFrom(cursor)));

/** A form for the notes, which are kept until sent. */
function ResolveForm({ decision, onResolved, onStale, onClose }: ResolveFormProps) {
  const { redemption, outcome } = decision;
  const { id } = redemption;
  const form = useSubmitForm({
    defaultValues: { adminNotes: "" },
    draft: useDraft(id),
    schema: () => formSchemas.pointsAdmin().then((forms) => forms.ResolveRequest),
    toBody: ({ adminNotes }) => ({ status: outcome, adminNotes }),
    send: (body) => api(pointsAdminApi.resolve, { params: { id }, body }).catch(compare),
    onSent: onResolved,
    hasFailureToast: true,
    errorMessage,
  });
  async function compare(error: unknown): Promise<never> {
    const newer = isConflict(error) ? await findRedemption(id) : undefined;
    if (newer && newer.status !== "pending") onStale(newer); // otherwise, the refund would exceed the largest balance
    throw error;
  }
  return (
    <form className="form" {...form.formProps}>
      <TextAreaField
        label="Notes"
        hint={`For staff. If left blank, this says “${says[outcome].note}”.`}
        rows={2}
        {...form.fieldProps("adminNotes")}
      />
      <div className="dialog__actions">
        {form.failure && <p className="error">{form.failure}</p>}
        <Button type="submit" isBusy={form.isSending}>
          {form.isSending ? says[outcome].pending : says[outcome].submit}
        </Button>
        <button type="button" className="text-link" onClick={onClose}>
          Leave it pending
        </button>
      </div>
    </form>
  );
}

const standardNotes: string[] = [pointsTexts.completedNote, pointsTexts.cancelledNote];

/** In the list, notes that only repeat the state are left out. */
const classOf = (notes: string) =>
  `table__sub redemptions-table__notes ${standardNotes.includes(notes) ? "redemptions-table__notes--standard" : ""}`;

/** A redemption's state, with when and by whom it was resolved on the same line, and the notes below. */
export const Resolution = ({ of: { status, adminNotes, resolvedAt, resolvedBy } }: { of: StaffRedemption }) => (
  <>
    <span className="redemptions-table__outcome">
      <RedemptionBadge status={status} />
      {resolvedAt && (
        <span className="table__sub">
          <LocalTime at={resolvedAt} isDay />
          {resolvedBy && ` by ${resolvedBy}`}
        </span>
      )}
    </span>
    {adminNotes && <span className={classOf(adminNotes)}>{adminNotes}</span>}
  </>
);
