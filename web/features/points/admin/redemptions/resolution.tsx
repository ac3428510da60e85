import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { Moment } from "#web/design/moment.tsx";
import { RedemptionBadge } from "#web/features/points/redemption-badge.tsx";

/** What became of a redemption: its state, the notes, when and by whom. */
export const Resolution = ({ of: { status, adminNotes, resolvedAt, resolvedBy } }: { of: StaffRedemption }) => (
  <>
    <RedemptionBadge status={status} />
    {adminNotes && <span className="tbl__sub redemptions__notes">{adminNotes}</span>}
    {resolvedAt && (
      <span className="tbl__sub">
        <Moment at={resolvedAt} />
        {resolvedBy && ` by ${resolvedBy}`}
      </span>
    )}
  </>
);
