import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import { readTimeOf, wordCountOf } from "#contract/news/read-time.ts";
import type { PublishedArticle } from "#contract/news/schemas.ts";
import { ArticleMeta, ArticleText } from "#web/features/news/article/article.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { type ArticleValues, bodyOf } from "./article-values.ts";
import "#web/features/news/cards/news-cards.css";
import "./article-preview.css";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";

type ArticlePreviewProps = { values: ArticleValues; base: DeskArticle | undefined };

/** The article as readers will see it. The server renders its HTML, just as it does for them. */
export function ArticlePreview({ values, base }: ArticlePreviewProps) {
  const { content } = values;
  const { timeZone } = useTeam();
  const hasText = content.trim() !== "";
  const rendered = useQuery({
    queryKey: [newsDeskApi.preview.path, content],
    queryFn: () => api(newsDeskApi.preview, { body: { content } }),
    placeholderData: keepPreviousData, // while typing goes on
    gcTime: 0,
    enabled: hasText,
  });
  if (!hasText)
    return <EmptyState hint="Your text appears here as readers will see it.">Nothing to preview yet</EmptyState>;
  if (rendered.isError)
    return <ErrorState title="The preview didn’t load" error={rendered.error} onRetry={() => rendered.refetch()} />;
  if (!rendered.data)
    return (
      <Loading contentName="the preview">
        <Skeleton style={{ minHeight: "20rem" }} />
      </Loading>
    );
  const article = publishedArticleOf(values, { base, timeZone, contentHtml: rendered.data.contentHtml });
  return (
    <article className="preview paper">
      <ArticleMeta article={article} />
      <h3>{article.title || "No title yet"}</h3>
      <ArticleText article={article} />
    </article>
  );
}

const isShowable = (address: string | null) => address !== null && /^(https:\/\/|\/(media|art)\/)/.test(address);

type Rendered = { base: DeskArticle | undefined; timeZone: string; contentHtml: string };

function publishedArticleOf(values: ArticleValues, { base, timeZone, contentHtml }: Rendered): PublishedArticle {
  const { imageUrl, ...body } = bodyOf(values, timeZone);
  return {
    ...body,
    id: base?.id ?? "",
    imageUrl: isShowable(imageUrl) ? imageUrl : null,
    readTime: readTimeOf(wordCountOf(values.content)),
    views: base?.views ?? 0,
    publishedAt: base?.publishedAt ?? null,
    contentHtml,
    pictureSize: null,
    related: [],
    previous: null,
    next: null,
  };
}
