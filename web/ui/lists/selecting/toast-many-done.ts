import { binTexts } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import type { BulkOutcome } from "#contract/bulk.ts";
import { api } from "#web/api/api-client.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";

type Done = {
  title: string;
  undo: () => Promise<BulkOutcome>;
  texts: { undone: string; failed: string };
  onSettled: () => void;
};

/** Shows a toast for a change to several things, with Undo. If some can't be undone, says how many and the first reason. */
export function toastManyDone({ title, undo, texts, onSettled }: Done) {
  const replaceKey = title;
  async function act() {
    try {
      const { refused } = await undo();
      const [first] = refused;
      if (first) {
        const description = `${formatNumber(refused.length)} didn’t change. ${first.error}`;
        toast({ title: texts.failed, description, tone: "bad", replaceKey });
      } else toast({ title: texts.undone, replaceKey });
    } catch (error) {
      toast({ ...describeError(texts.failed)(error), tone: "bad", replaceKey });
    }
    onSettled();
  }
  toast({ title, replaceKey, action: { label: "Undo", act: () => void act() } });
}

type Deleted = Pick<Done, "title" | "onSettled"> & { ids: string[] };

/** Shows a toast for the deletion of several things, with a button that restores them. */
export const toastManyDeleted = ({ ids, ...deleted }: Deleted) =>
  toastManyDone({
    ...deleted,
    undo: () => api(binApi.restoreMany, { body: { ids } }),
    texts: { undone: binTexts.restored, failed: binTexts.restoreFailed },
  });
