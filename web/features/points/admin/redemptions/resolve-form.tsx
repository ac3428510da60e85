import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { api } from "#web/api/calls.ts";
import { errorMessage, isConflict } from "#web/features/points/admin/forms/errors.ts";
import { findRow, pageFrom } from "#web/features/points/admin/forms/find-row.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { keepUnsent, unsentText } from "#web/ui/forms/unsaved.ts";
import { useForm } from "#web/ui/forms/use-form.ts";

export type Decision = { redemption: StaffRedemption; outcome: "completed" | "cancelled" };

type ResolveFormProps = {
  decision: Decision;
  onResolved: (answer: StaffRedemption) => void;
  /** Somebody else was quicker. */
  onOutdated: (newer: StaffRedemption) => void;
  onClose: () => void;
};

const says = {
  completed: { key: "Approve redemption", pending: "Approving...", note: pointsTexts.completedNote },
  cancelled: { key: "Cancel redemption", pending: "Cancelling...", note: pointsTexts.cancelledNote },
};

const findRedemption = (id: string) =>
  findRow(id, (cursor) => api.listing(pointsAdminApi.allRedemptions, pageFrom(cursor)));

/** The notes, which stay until they are sent. */
export function ResolveForm({ decision, onResolved, onOutdated, onClose }: ResolveFormProps) {
  const { redemption, outcome } = decision;
  const { id } = redemption;
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () => import("#web/features/points/admin/forms/points-checks.ts").then(({ checks }) => checks.resolve),
    send: ({ adminNotes }: { adminNotes: string }) =>
      api(pointsAdminApi.resolve, { params: { id }, body: { status: outcome, adminNotes } }).catch(compare),
    onSent: onResolved,
    errorMessage,
  });
  async function compare(error: unknown): Promise<never> {
    const newer = isConflict(error) ? await findRedemption(id) : undefined;
    if (newer && newer.status !== "pending") onOutdated(newer); // else the member's account is too full for a refund
    throw error;
  }
  return (
    <form className="form" {...form}>
      <input type="hidden" name="status" value={outcome} />
      <Field
        label="Notes"
        hint={`For staff. Left empty they read "${says[outcome].note}".`}
        error={problems.adminNotes}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            name="adminNotes"
            rows={2}
            defaultValue={unsentText(id)}
            onInput={({ currentTarget }) => keepUnsent(id, currentTarget.value)}
          />
        )}
      </Field>
      {failure && <p className="error">{failure}</p>}
      <div className="resolve__actions">
        <Button type="submit" isBusy={isSending}>
          {isSending ? says[outcome].pending : says[outcome].key}
        </Button>
        <button type="button" className="text-link" onClick={onClose}>
          Leave it pending
        </button>
      </div>
    </form>
  );
}
