import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { BulkAction } from "#web/ui/lists/selecting/bulk-action.ts";

type Change = Partial<Pick<DeskCard, "status" | "featured">>;

const change = (what: Change) => (ids: string[]) => api(newsDeskApi.change, { body: { ...what, ids } });
const failureTitle = newsDeskTexts.changeFailed;

const articles = ({ length }: { length: number }) => (length === 1 ? "1 article" : `${formatNumber(length)} articles`);

export const articleActions: BulkAction<DeskCard>[] = [
  {
    label: "Publish",
    appliesTo: ({ status }) => status !== "published",
    ask: (rows) => ({
      title: `Publish ${articles(rows)}?`,
      text: "Everyone can read what you publish straight away, even if it was scheduled for later.",
      confirmLabel: `Publish ${articles(rows)}`,
      pendingLabel: "Publishing...",
    }),
    send: change({ status: "published" }),
    done: (count) => `${count} published`,
    failureTitle,
  },
  {
    label: "Move to drafts",
    appliesTo: ({ status }) => status !== "draft",
    send: change({ status: "draft" }),
    done: (count) => `${count} moved to drafts`,
    failureTitle,
  },
  {
    label: "Archive",
    appliesTo: ({ status }) => status !== "archived",
    send: change({ status: "archived" }),
    done: (count) => `${count} archived`,
    failureTitle,
  },
];

/** Further actions on a single article. */
export const featureActions: BulkAction<DeskCard>[] = [
  {
    label: "Feature",
    appliesTo: ({ featured }) => !featured,
    send: change({ featured: true }),
    done: () => "Featured",
    failureTitle,
  },
  {
    label: "Stop featuring",
    appliesTo: ({ featured }) => featured,
    send: change({ featured: false }),
    done: () => "No longer featured",
    failureTitle,
  },
];
