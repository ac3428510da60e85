import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { articleCardPath } from "#contract/art/art.ts";
import { articlePath } from "#contract/news/article-path.ts";
import { newsStory } from "#web/features/news/news.queries.ts";
import { newsArticle } from "#web/features/news/story/news-article.ts";
import { storyAt } from "#web/features/news/story/story-address.ts";
import { StoryPage } from "#web/features/news/story/story-page.tsx";
import { notFoundHead, pageHead } from "#web/shell/page/page-head.ts";
import { team } from "#web/team.ts";

export const Route = createFileRoute("/news/$id/$slug")({
  staticData: { page: { kind: "document" }, isPublished: true },
  loader: ({ context: { queryClient }, params }) => storyAt(queryClient, params),
  head: ({ loaderData: story, match: { context, status } }) => {
    if (!story) return status === "notFound" ? notFoundHead() : { meta: [{ title: team.name }] };
    const { id, title, excerpt, publishedAt } = story;
    const { siteUrl } = context;
    return {
      ...pageHead({
        title,
        description: excerpt,
        path: articlePath(story),
        image: articleCardPath(id),
        publishedAt,
        siteUrl,
      }),
      scripts: [{ type: "application/ld+json", children: newsArticle(story, siteUrl) }],
    };
  },
  component: Article,
});

function Article() {
  const { id } = Route.useParams();
  const { data: story } = useQuery(newsStory(id));
  return story && <StoryPage story={story} />;
}
