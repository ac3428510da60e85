import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { api } from "#web/api/calls.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { BulkAction } from "#web/ui/lists/selecting/bulk-action.ts";

const setStatus = (status: DeskCard["status"]) => (ids: string[]) =>
  api(newsDeskApi.setStatus, { body: { status, ids } });

const articles = ({ length }: { length: number }) => (length === 1 ? "1 article" : `${formatNumber(length)} articles`);

/** What can be done with several articles at once. */
export const articleActions: BulkAction<DeskCard>[] = [
  {
    label: "Publish",
    appliesTo: ({ status }) => status !== "published",
    ask: (rows) => ({
      title: `Publish ${articles(rows)}?`,
      text: "Everyone can read them at once, including those scheduled for later.",
      confirm: `Publish ${articles(rows)}`,
      pending: "Publishing...",
    }),
    send: setStatus("published"),
    done: (count) => `${count} published`,
    failed: newsDeskTexts.statusFailed,
  },
  {
    label: "Move to drafts",
    appliesTo: ({ status }) => status !== "draft",
    send: setStatus("draft"),
    done: (count) => `${count} moved to drafts`,
    failed: newsDeskTexts.statusFailed,
  },
  {
    label: "Archive",
    appliesTo: ({ status }) => status !== "archived",
    send: setStatus("archived"),
    done: (count) => `${count} archived`,
    failed: newsDeskTexts.statusFailed,
  },
];
