import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { articleCardPath } from "#contract/art/cards.ts";
import { articlePath } from "#contract/news/article-path.ts";
import { ArticlePage } from "#web/features/news/article/article.tsx";
import { articleAt } from "#web/features/news/article/article-address.ts";
import { articleJsonLd } from "#web/features/news/article/article-json-ld.ts";
import { publishedArticle } from "#web/features/news/news.queries.ts";
import { notFoundHead, pageHead } from "#web/shell/page/page-head.ts";

export const Route = createFileRoute("/news/$id/$slug")({
  staticData: { page: { kind: "document" }, isPublished: true },
  loader: ({ context: { queryClient }, params }) => articleAt(queryClient, params),
  head: ({ loaderData: article, match: { context, status } }) => {
    const { team } = context;
    if (!article) return status === "notFound" ? notFoundHead(context) : { meta: [{ title: team.name }] };
    const { title, excerpt, publishedAt } = article;
    const image = articleCardPath(article, team);
    return {
      ...pageHead({ title, description: excerpt, path: articlePath(article), image, publishedAt }, context),
      // For search engines only, so not in the browser's script.
      scripts: import.meta.env.SSR ? [{ type: "application/ld+json", children: articleJsonLd(article, context) }] : [],
    };
  },
  component: Article,
});

function Article() {
  const { id } = Route.useParams();
  const { data: article } = useQuery(publishedArticle(id));
  return article && <ArticlePage article={article} />;
}
