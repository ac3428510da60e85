import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { restorableText } from "#web/ui/feedback/toast-undoable.ts";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useArticleChanges } from "./use-article-changes.ts";

type DeleteArticleProps = {
  article: DeskCard | undefined;
  isOpen: boolean;
  onDeleted: (id: string) => void;
  onClose: () => void;
};

/** Deletes an article, after asking. */
export function DeleteArticle({ article, isOpen, onDeleted, onClose }: DeleteArticleProps) {
  const { invalidate } = useArticleChanges();
  const id = article?.id ?? "";
  return (
    <DeleteDialog
      isOpen={isOpen}
      id={id}
      name={article?.title ?? ""}
      confirmLabel="Delete article"
      texts={newsDeskTexts}
      remove={() => api(newsDeskApi.remove, { params: { id } })}
      onClose={onClose}
      onDeleted={() => onDeleted(id)}
      onSettled={invalidate}
    >
      <p>{restorableText} If you archive it instead, it leaves the site but stays in this list.</p>
    </DeleteDialog>
  );
}
