import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { api } from "#web/api/api-client.ts";
import { errorMessage, isConflict } from "#web/features/points/admin/forms/errors.ts";
import { fetchRow, pageFrom } from "#web/features/points/admin/forms/fetch-row.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";

export type Decision = { redemption: StaffRedemption; outcome: "completed" | "cancelled" };

type ResolveFormProps = {
  decision: Decision;
  onResolved: (answer: StaffRedemption) => void;
  /** Called if someone else was quicker. */
  onOutdated: (newer: StaffRedemption) => void;
  onClose: () => void;
};

const says = {
  completed: { submit: "Approve redemption", pending: "Approving...", note: pointsTexts.completedNote },
  cancelled: { submit: "Cancel redemption", pending: "Cancelling...", note: pointsTexts.cancelledNote },
};

const findRedemption = (id: string) =>
  fetchRow(id, (cursor) => api.listing(pointsAdminApi.allRedemptions, pageFrom(cursor)));

/** A form for the notes, which are kept until sent. */
export function ResolveForm({ decision, onResolved, onOutdated, onClose }: ResolveFormProps) {
  const { redemption, outcome } = decision;
  const { id } = redemption;
  const form = useSubmitForm({
    defaultValues: { adminNotes: "" },
    draftKey: id,
    schema: () => formSchemas.pointsAdmin().then((forms) => forms.ResolveRequest),
    toBody: ({ adminNotes }) => ({ status: outcome, adminNotes }),
    send: (body) => api(pointsAdminApi.resolve, { params: { id }, body }).catch(compare),
    onSent: onResolved,
    hasFailureToast: true,
    errorMessage,
  });
  async function compare(error: unknown): Promise<never> {
    const newer = isConflict(error) ? await findRedemption(id) : undefined;
    if (newer && newer.status !== "pending") onOutdated(newer); // otherwise, the refund would exceed the largest balance
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
