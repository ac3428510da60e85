import { useQuery } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { newsApi } from "#contract/news/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { publishedArticle } from "#web/features/news/news.queries.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { ArticleMeta, ArticleText, RelatedNews, titleStyle } from "./article.tsx";

type ArticleDialogProps = { id: string; isOpen: boolean; onClose: () => void };

/** An article over the page from which it was opened. */
export default function ArticleDialog({ id, isOpen, onClose }: ArticleDialogProps) {
  const headingId = useId();
  const { data: article, isPending, error, refetch } = useQuery(publishedArticle(id));
  useCountedView(isOpen ? article?.id : undefined);
  useTitle(isOpen ? article?.title : undefined);

  return (
    <Dialog
      className="dialog--news paper"
      labelledBy={headingId}
      contentKey={id}
      hasOwnEntry
      isOpen={isOpen}
      onClose={onClose}
      header={article && <ArticleMeta article={article} />}
    >
      {article ? (
        <article>
          <h2 id={headingId} {...titleStyle(article.title)}>
            {withSoftHyphens(article.title)}
          </h2>
          <ArticleText article={article} />
          <RelatedNews article={article} opening="over" />
        </article>
      ) : (
        <>
          <h2 className="visually-hidden" id={headingId}>
            Article
          </h2>
          {isPending ? (
            <ArticleSkeleton />
          ) : (
            <ErrorState title="The article didn’t load" error={error} onRetry={refetch} />
          )}
        </>
      )}
    </Dialog>
  );
}

const ArticleSkeleton = () => (
  <Loading contentName="the article" className="art art--coming">
    <Skeleton style={{ minHeight: "8rem" }} />
    <Skeleton style={{ aspectRatio: "21 / 8" }} />
    <Skeleton style={{ minHeight: "16rem" }} />
  </Loading>
);

/** Sets the window's title while the article is open. */
function useTitle(title: string | undefined) {
  const { name } = useTeam();
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title}. ${name}`;
    return () => {
      document.title = before;
    };
  }, [title, name]);
}

/** Counts a view each time an article is opened. Failures are only logged. */
function useCountedView(id: string | undefined) {
  useEffect(() => {
    if (id === undefined) return;
    api(newsApi.countView, { params: { id } }).catch((error: unknown) => {
      console.info("The view was not counted.", error);
    });
  }, [id]);
}
