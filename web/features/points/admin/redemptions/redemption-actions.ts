import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { api } from "#web/api/api-client.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { BulkAction } from "#web/ui/lists/selecting/bulk-action.ts";

type Outcome = "completed" | "cancelled";

const resolve = (status: Outcome) => (ids: string[], adminNotes: string) =>
  api(pointsAdminApi.resolveMany, { body: { status, adminNotes, ids } });

const redemptions = ({ length }: { length: number }) =>
  length === 1 ? "1 redemption" : `${formatNumber(length)} redemptions`;
const pointsOf = (rows: StaffRedemption[]) => formatNumber(rows.reduce((sum, { pointsSpent }) => sum + pointsSpent, 0));

const notes = (usual: string) => ({
  label: "Notes",
  hint: `For staff, on each. If left blank, this says “${usual}”.`,
  maxLength: 1000,
});

export const redemptionActions: BulkAction<StaffRedemption>[] = [
  {
    label: "Approve",
    ask: (rows) => ({
      title: `Approve ${redemptions(rows)}?`,
      text: "We’ll email the members. This can’t be undone.",
      confirmLabel: `Approve ${redemptions(rows)}`,
      pendingLabel: "Approving...",
      note: notes(pointsTexts.completedNote),
    }),
    send: resolve("completed"),
    done: (count) => `${count} approved`,
    failureTitle: pointsTexts.resolveFailed,
  },
  {
    label: "Cancel",
    isDestructive: true,
    ask: (rows) => ({
      title: `Cancel ${redemptions(rows)}?`,
      text: `The members get ${pointsOf(rows)} points back, and an email about it. This can’t be undone.`,
      confirmLabel: `Cancel ${redemptions(rows)}`,
      pendingLabel: "Cancelling...",
      note: notes(pointsTexts.cancelledNote),
    }),
    send: resolve("cancelled"),
    done: (count) => `${count} cancelled`,
    failureTitle: pointsTexts.resolveFailed,
  },
];
