import { accessTabTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { BulkAction } from "#web/ui/lists/selecting/bulk-action.ts";

const links = ({ length }: { length: number }) => (length === 1 ? "1 link" : `${formatNumber(length)} links`);

export const linkBulkActions: BulkAction<AccessLink>[] = [
  {
    label: "Deactivate",
    isDestructive: true,
    ask: (rows) => ({
      title: `Deactivate ${links(rows)}?`,
      text: `${rows.length === 1 ? "The link stops" : "The links stop"} working at once and can’t be switched on again.`,
      confirm: `Deactivate ${links(rows)}`,
      pending: "Deactivating...",
    }),
    send: (ids) => api(accessLinksApi.deactivateMany, { body: { ids } }),
    done: (count) => `${count} deactivated`,
    failed: accessTabTexts.deactivateManyFailed,
  },
];
