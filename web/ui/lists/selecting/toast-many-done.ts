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

/** Says what was done to several things, and offers to undo it. If some can't be undone, it says how many and the first reason. */
export function toastManyDone({ title, undo, texts, onSettled }: Done) {
  const about = title;
  async function act() {
    try {
      const { refused } = await undo();
      const [first] = refused;
      if (first) {
        const description = `${formatNumber(refused.length)} didn’t change. ${first.error}`;
        toast({ title: texts.failed, description, tone: "bad", about });
      } else toast({ title: texts.undone, about });
    } catch (error) {
      toast({ ...describeError(texts.failed)(error), tone: "bad", about });
    }
    onSettled();
  }
  toast({ title, about, action: { label: "Undo", act: () => void act() } });
}

type Deleted = Pick<Done, "title" | "onSettled"> & { ids: string[] };

/** Says that several things were deleted, and offers to restore them from the bin. */
export const toastManyDeleted = ({ ids, ...deleted }: Deleted) =>
  toastManyDone({
    ...deleted,
    undo: () => api(binApi.restoreMany, { body: { ids } }),
    texts: { undone: binTexts.restored, failed: binTexts.restoreFailed },
  });
