import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { type itemChanges, pointsTexts } from "#contract/points/constants.ts";
import { api } from "#web/api/api-client.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { BulkAction } from "#web/ui/lists/selecting/bulk-action.ts";

const change = (what: (typeof itemChanges)[number]) => (ids: string[]) =>
  api(pointsAdminApi.changeItems, { body: { change: what, ids } });

const items = ({ length }: { length: number }) => (length === 1 ? "1 item" : `${formatNumber(length)} items`);

export const itemActions: BulkAction<StoredRewardItem>[] = [
  {
    label: "Retire",
    appliesTo: ({ isActive }) => isActive,
    send: change("retire"),
    done: (count) => `${count} retired`,
    failed: pointsTexts.itemsFailed,
  },
  {
    label: "Put back on offer",
    appliesTo: ({ isActive }) => !isActive,
    send: change("offer"),
    done: (count) => `${count} put back on offer`,
    failed: pointsTexts.itemsFailed,
  },
  {
    label: "Delete",
    isDestructive: true,
    ask: (rows) => ({
      title: `Delete ${items(rows)}?`,
      text: "You can restore them for up to 30 days, in Settings, Bin. Items that members have redeemed are retired instead, so that their history keeps them.",
      confirm: `Delete ${items(rows)}`,
      pending: "Deleting...",
    }),
    send: change("delete"),
    done: (count) => `${count} deleted or retired`,
    failed: pointsTexts.itemsFailed,
  },
];
