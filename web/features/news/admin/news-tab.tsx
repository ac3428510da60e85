import { newsStatuses } from "#contract/news/constants.ts";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { draftKey, dropDrafts } from "#web/browser-state/draft-store.ts";
import { restorableText } from "#web/ui/feedback/toast-undoable.ts";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { ListTab } from "#web/ui/lists/list-tab.tsx";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
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
  const listed = useList(articleListOptions, { pages: articleList });
  const editor = useRowDialog<{ id?: string }>(); // a new article has no id
  const deletion = useRowDialog<DeskCard>();
  const { invalidate } = useArticleChanges();
  const draftKeyOf = (id: string | undefined) => draftKey(writer, `news:${id ?? "new"}`);
  return (
    <div className="news-tab">
      <ListTab
        name="News"
        add={{ label: "Create Article", first: "Write the first article", onAdd: () => editor.open({}) }}
        openers={{ edit: (id) => editor.open({ id }) }}
        of={listed}
        itemsName="articles"
        search={{ label: "Search articles", placeholder: "Title or excerpt" }}
        filters={
          <FilterForm className="filters">
            <ListFilter label="Status" name="status" values={newsStatuses} labels={statusLabels} state={listed.state} />
          </FilterForm>
        }
        empty="No articles yet"
      >
        {(articles) => (
          <ArticleTable
            articles={articles}
            sorting={listed.state.sorting}
            onEdit={editor.open}
            onDelete={deletion.open}
          />
        )}
      </ListTab>
      {editor.row && (
        <ArticleEditor
          key={editor.times}
          id={editor.row.id}
          draftKeyOf={draftKeyOf}
          isOpen={editor.isOpen}
          onClose={editor.close}
        />
      )}
      <DeleteDialog
        chosen={deletion}
        nameOf={({ title }) => title}
        confirmLabel="Delete article"
        texts={newsDeskTexts}
        remove={({ id }) => api(newsDeskApi.remove, { params: { id } })}
        onDeleted={({ id }) => dropDrafts(draftKeyOf(id), "device")}
        onSettled={invalidate}
      >
        {() => <p>{restorableText} If you archive it instead, it leaves the site but stays in this list.</p>}
      </DeleteDialog>
    </div>
  );
}
