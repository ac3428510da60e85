import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { AllNews } from "#web/features/news/all-news.tsx";
import { newsPage, newsSubjects } from "#web/features/news/news.queries.ts";
import { loadedHead } from "#web/shell/page/page-head.ts";

/** The articles of a category. */
export const Route = createFileRoute("/news/category/$category")({
  validateSearch: ({ cursor }: { cursor?: unknown }): { cursor?: string | undefined } => ({
    cursor: typeof cursor === "string" && /^[\w-]{1,512}$/.test(cursor) ? cursor : undefined,
  }),
  staticData: { page: { kind: "document" }, isPublished: true, search: { cursor: "any" } },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { categoryNamed, loadNews } = await import("#web/features/news/news-lists.ts");
    const asked = { category: categoryNamed(params.category), ...deps };
    return { ...(await loadNews(context, asked)), asked };
  },
  head: loadedHead,
  component: NewsOfCategory,
});

function NewsOfCategory() {
  const { asked } = Route.useLoaderData();
  const { data: page, error } = useQuery(newsPage(asked));
  const { data: subjects } = useQuery(newsSubjects());
  return <AllNews page={page} subjects={subjects} asked={asked} error={error} />;
}
