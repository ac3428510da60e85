import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { newsStatuses } from "#contract/news/constants.ts";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { draftKey, dropDrafts } from "#web/browser-state/draft-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { restorableText } from "#web/ui/feedback/toast-undoable.ts";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useOpenFromAddress } from "#web/ui/overlays/use-open-from-address.ts";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { ArticleTable } from "./article-table.tsx";
import { ArticleEditor } from "./editor/article-editor.tsx";
import { articleList, articleListOptions, statusLabels } from "./news-admin.queries.ts";
import { useArticleChanges } from "./use-article-changes.ts";
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
  const editor = useRowDialog<{ id?: string }>(); // a new article has no id
  const deletion = useRowDialog<DeskCard>();
  const draftKeyOf = (id: string | undefined) => draftKey(writer, `news:${id ?? "new"}`);

  useOpenFromAddress({
    create: () => {
      editor.open({});
      return true;
    },
    edit: (id) => {
      editor.open({ id });
      return true;
    },
  });
  return (
    <div className="news-tab">
      <DashboardTabHead
        name="News"
        list={list}
        action={
          <Button small aria-haspopup="dialog" onClick={() => editor.open({})}>
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
          <TextButton aria-haspopup="dialog" onClick={() => editor.open({})}>
            Write the first article
          </TextButton>
        }
        state={state}
      >
        {(articles) => (
          <ArticleTable articles={articles} sorting={state.sorting} onEdit={editor.open} onDelete={deletion.open} />
        )}
      </InfiniteList>
      {editor.row && (
        <ArticleEditor
          key={editor.times}
          id={editor.row.id}
          draftKeyOf={draftKeyOf}
          isOpen={editor.isOpen}
          onClose={editor.close}
        />
      )}
      <DeleteArticle
        article={deletion.row}
        isOpen={deletion.isOpen}
        onDeleted={(id) => dropDrafts(draftKeyOf(id), "device")}
        onClose={deletion.close}
      />
    </div>
  );
}

type DeleteArticleProps = {
  article: DeskCard | undefined;
  isOpen: boolean;
  onDeleted: (id: string) => void;
  onClose: () => void;
};

/** Deletes an article, after asking. */
function DeleteArticle({ article, isOpen, onDeleted, onClose }: DeleteArticleProps) {
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
