import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { draftKey } from "#web/session/drafts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { MainAction } from "#web/ui/actions/main-action.tsx";
import { CountedHeading } from "#web/ui/lists/counted-heading.tsx";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { useAskedInAddress } from "#web/ui/overlays/use-asked-in-address.ts";
import { ArticleTable } from "./article-table.tsx";
import { DeleteArticle } from "./delete-article.tsx";
import { deleteDraft } from "./editor/draft/article-draft.ts";
import { EditorDialog } from "./editor/editor-dialog.tsx";
import { useEditor } from "./editor/use-editor.ts";
import { type ArticleStatus, articleList, type Search, statusIn } from "./news-desk.queries.ts";
import { StatusFilter } from "./status-filter.tsx";
import "./news-tab.css";

type NewsTabProps = {
  search: Search;
  /** Under whom this browser keeps what was typed and not saved. */
  writer: string;
  onStatus: (status: ArticleStatus | undefined) => void;
};

/** Articles, written, published and archived. */
export function NewsTab({ search, writer, onStatus }: NewsTabProps) {
  const status = statusIn(search);
  const list = useInfiniteQuery(articleList(status));
  const editor = useEditor();
  const [doomed, setDoomed] = useState<DeskCard>();
  const [isAsking, setAsking] = useState(false);
  const keptUnder = (id: string | undefined) => draftKey(writer, `news:${id ?? "new"}`);

  useAskedInAddress({
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
    setDoomed(article);
    setAsking(true);
  }
  return (
    <div className="news-tab">
      <CountedHeading name="News" list={list} />
      <div className="admin-tools">
        <StatusFilter status={status} onStatus={onStatus} />
        <MainAction>
          <Button small aria-haspopup="dialog" onClick={() => editor.open()}>
            Create Article
          </Button>
        </MainAction>
      </div>
      <InfiniteList list={list} what="articles" empty={status ? "No matching articles" : "No articles yet"}>
        {(articles, isWhole) => (
          <ArticleTable articles={articles} isWhole={isWhole} onEdit={editor.open} onDelete={handleDelete} />
        )}
      </InfiniteList>
      {editor.opening && (
        <EditorDialog
          key={editor.opening.number}
          id={editor.opening.id}
          keyOf={keptUnder}
          isOpen={editor.isOpen}
          onClose={editor.close}
        />
      )}
      <DeleteArticle
        article={doomed}
        isOpen={isAsking}
        onDeleted={({ id }) => deleteDraft(keptUnder(id))}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
