import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { RedemptionBadge } from "#web/features/points/history/redemption-badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";

/** A redemption's state and notes, and when and by whom it was resolved. */
export const Resolution = ({ of: { status, adminNotes, resolvedAt, resolvedBy } }: { of: StaffRedemption }) => (
  <>
    <RedemptionBadge status={status} />
    {adminNotes && <span className="table__sub redemptions-table__notes">{adminNotes}</span>}
    {resolvedAt && (
      <span className="table__sub">
        <LocalTime at={resolvedAt} />
        {resolvedBy && ` by ${resolvedBy}`}
      </span>
    )}
  </>
);
