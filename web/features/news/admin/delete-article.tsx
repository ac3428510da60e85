import { useMutation } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { api } from "#web/api/calls.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { restorableText, toastDeleted } from "#web/ui/feedback/toast-undoable.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useArticleChanges } from "./use-article-changes.ts";

type DeleteArticleProps = {
  article: DeskCard | undefined;
  isOpen: boolean;
  onDeleted: (article: DeskCard) => void;
  onClose: () => void;
};

const errorMessage = describeError(newsDeskTexts.deleteFailed);

/** Deletes an article, once it was confirmed which. */
export function DeleteArticle({ article, isOpen, onDeleted, onClose }: DeleteArticleProps) {
  const { readAnew } = useArticleChanges();
  const removal = useMutation({
    mutationFn: ({ id }: DeskCard) => api(newsDeskApi.remove, { params: { id } }),
    onSuccess: (_answer, deleted) => {
      toastDeleted({ id: deleted.id, title: newsDeskTexts.deleted, onSettled: readAnew });
      onDeleted(deleted);
    },
    onError: (error, { id }) => toast({ ...errorMessage(error), tone: "bad", about: `delete ${id}` }),
    onSettled: () => {
      flushSync(onClose); // it gives the focus back before the row goes
      readAnew();
    },
  });
  return (
    <ConfirmDialog
      isDestructive
      isOpen={isOpen}
      title={`Delete ${article?.title ?? ""}?`}
      confirm="Delete article"
      pending="Deleting..."
      isBusy={removal.isPending}
      onConfirm={() => article && removal.mutate(article)}
      onClose={onClose}
    >
      <p>{restorableText} If you archive it instead, it leaves the site but stays in this list.</p>
    </ConfirmDialog>
  );
}
