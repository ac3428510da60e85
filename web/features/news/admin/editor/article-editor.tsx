import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useState } from "react";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { articleNow } from "#web/features/news/admin/news-admin.queries.ts";
import { useArticleChanges } from "#web/features/news/admin/use-article-changes.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { laterText, toast, toasts } from "#web/ui/feedback/toast-queue.ts";
import { formatDateTime } from "#web/ui/format/dates.ts";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { DiscardDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { ArticleForm } from "./article-form.tsx";
import { DraftQuestion } from "./draft-question.tsx";
import "./article-editor.css";

type ArticleEditorProps = {
  /** The id of the article to edit; undefined for a new one. */
  id: string | undefined;
  /** Returns the key under which this browser keeps unsaved text about an article, or about a new one. */
  draftKeyOf: (id: string | undefined) => string;
  isOpen: boolean;
  onClose: () => void;
};

/** The dialog in which an article is written. Unless closed with Cancel, it keeps what was typed on this device. */
export function ArticleEditor({ id, draftKeyOf, isOpen, onClose }: ArticleEditorProps) {
  const headingId = useId();
  const { timeZone } = useTeam();
  const [savedId, setSavedId] = useState(id);
  const storageKey = draftKeyOf(savedId);
  const changes = useArticleChanges();
  const draft = useDraft(storageKey, "device");
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  useEffect(() => {
    if (isOpen) toasts.dismissKey(storageKey); // the dialog says the same, and the toast would cover its buttons
  }, [isOpen, storageKey]);

  function handleClosed() {
    if (draft.hasText() && !isConfirmOpen) {
      draft.write();
      toast({ title: draft.isKept() ? newsDeskTexts.kept : newsDeskTexts.keptInTab, replaceKey: storageKey });
    }
    onClose();
  }
  function handleSaved(
    answer: DeskArticle,
    { before, hasNoLaterEdits, goesOn }: { before: DeskArticle | undefined; hasNoLaterEdits: boolean; goesOn: boolean },
  ) {
    if (answer.id !== savedId) draft.forget(); // what was typed since is kept under another key
    setSavedId(answer.id);
    const description = hasNoLaterEdits ? plannedFor(answer, timeZone) : laterText;
    toast({ title: toastTitleOf(answer, before), ...(description && { description }) });
    if (!goesOn) onClose();
    changes.invalidate();
  }
  function discard() {
    draft.forget();
    setConfirmOpen(false);
    onClose();
  }
  const sheet = (article?: DeskArticle) => (
    <DraftQuestion article={article} draft={draft}>
      {(isResumed) => (
        <ArticleForm
          article={article}
          draft={draft}
          isResumed={isResumed}
          onSaved={handleSaved}
          onStale={changes.invalidate}
          onCancel={() => (draft.hasText() ? setConfirmOpen(true) : onClose())}
        />
      )}
    </DraftQuestion>
  );
  const header = <h2 id={headingId}>{savedId ? "Edit article" : "Create Article"}</h2>;
  return (
    <>
      <Dialog className="dialog--editor" isOpen={isOpen} onClose={handleClosed} labelledBy={headingId} header={header}>
        {id ? <StoredArticle id={id}>{sheet}</StoredArticle> : sheet()}
      </Dialog>
      <DiscardDialog isOpen={isConfirmOpen} onDiscard={discard} onClose={() => setConfirmOpen(false)}>
        {savedId ? "The saved article won’t change." : "This article hasn’t been saved yet."}
      </DiscardDialog>
    </>
  );
}

function toastTitleOf({ status, scheduledAt }: DeskArticle, before: DeskArticle | undefined): string {
  if (scheduledAt && scheduledAt !== before?.scheduledAt) return newsDeskTexts.scheduled;
  if (status === "published" && before?.status !== "published") return newsDeskTexts.published;
  return before ? newsDeskTexts.updated : newsDeskTexts.saved;
}

const plannedFor = ({ scheduledAt }: DeskArticle, timeZone: string) =>
  scheduledAt && `For ${formatDateTime(scheduledAt, timeZone)}`;

type StoredArticleProps = { id: string; children: (article: DeskArticle) => ReactNode };

function StoredArticle({ id, children }: StoredArticleProps) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(articleNow(id));
  if (data && isFetchedAfterMount) return children(data); // even if someone has deleted it since
  if (error) return <ErrorState title="The article didn’t load" error={error} onRetry={() => refetch()} />;
  return (
    <Loading contentName="the article">
      <Skeleton style={{ minHeight: "24rem" }} />
    </Loading>
  );
}
