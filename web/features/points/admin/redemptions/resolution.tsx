import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { RedemptionBadge } from "#web/features/points/history/redemption-badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";

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
