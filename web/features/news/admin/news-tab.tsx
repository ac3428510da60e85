import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { newsStatuses } from "#contract/news/constants.ts";
import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { draftKey } from "#web/browser-state/drafts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import { useOpenFromAddress } from "#web/ui/overlays/use-open-from-address.ts";
import { ArticleTable } from "./article-table.tsx";
import { DeleteArticle } from "./delete-article.tsx";
import { deleteDraft } from "./editor/article-draft.ts";
import { ArticleEditorDialog } from "./editor/dialog/article-editor-dialog.tsx";
import { articleList, articleListOptions, statusLabels } from "./news-admin.queries.ts";
import "#web/ui/lists/controls/filters.css";
import "./news-tab.css";

type NewsTabProps = {
  /** Identifies whose unsaved text this browser keeps. */
  writer: string;
};

/** The tab where articles are written, published and archived. */
export function NewsTab({ writer }: NewsTabProps) {
  const state = useList(articleListOptions);
  const list = useInfiniteQuery({ ...articleList(state.options), placeholderData: keepPreviousData });
  const editor = useEditor();
  const [toDelete, setToDelete] = useState<DeskCard>();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const draftKeyOf = (id: string | undefined) => draftKey(writer, `news:${id ?? "new"}`);

  useOpenFromAddress({
    create: () => {
      editor.open();
      return true;
    },
    edit: (id) => {
      editor.open({ id });
      return true;
    },
  });
  function handleDelete(article: DeskCard) {
    setToDelete(article);
    setConfirmOpen(true);
  }
  return (
    <div className="news-tab">
      <DashboardTabHead
        name="News"
        list={list}
        action={
          <Button small aria-haspopup="dialog" onClick={() => editor.open()}>
            Create Article
          </Button>
        }
      />
      <div className="admin-tools">
        <FilterForm className="filters">
          <ListFilter label="Status" name="status" values={newsStatuses} labels={statusLabels} state={state} />
        </FilterForm>
        <ListSearch
          label="Search articles"
          placeholder="Title or excerpt"
          state={state}
          list={list}
          itemsName="articles"
        />
      </div>
      <InfiniteList
        list={list}
        itemsName="articles"
        empty="No articles yet"
        hint={
          <TextButton aria-haspopup="dialog" onClick={() => editor.open()}>
            Write the first article
          </TextButton>
        }
        state={state}
      >
        {(articles) => (
          <ArticleTable articles={articles} sorting={state.sorting} onEdit={editor.open} onDelete={handleDelete} />
        )}
      </InfiniteList>
      {editor.opening && (
        <ArticleEditorDialog
          key={editor.opening.number}
          id={editor.opening.id}
          draftKeyOf={draftKeyOf}
          isOpen={editor.isOpen}
          onClose={editor.close}
        />
      )}
      <DeleteArticle
        article={toDelete}
        isOpen={isConfirmOpen}
        onDeleted={(id) => deleteDraft(draftKeyOf(id))}
        onClose={() => setConfirmOpen(false)}
      />
    </div>
  );
}

/** One opening of the dialog. Without an id, it's for a new article. */
type Opening = { id?: string | undefined; number: number };

function useEditor() {
  const [opening, setOpening] = useState<Opening>();
  const [isOpen, setOpen] = useState(false);
  return {
    opening,
    isOpen,
    open(article?: { id: string }) {
      setOpening({ id: article?.id, number: (opening?.number ?? 0) + 1 });
      setOpen(true);
    },
    /** Closes synchronously, so that the dialog returns the focus before the list changes. */
    close: () => flushSync(() => setOpen(false)),
  };
}
