import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { AllNews } from "#web/features/news/all-news.tsx";
import { newsPage, newsSubjects } from "#web/features/news/news.queries.ts";
import { loadedHead } from "#web/shell/page/page-head.ts";

type Asked = { search?: string | undefined; cursor?: string | undefined };

export const Route = createFileRoute("/news/")({
  /** `search` is what to look for; the router reads digits as a number. `cursor` is where a page of older news starts. */
  validateSearch: ({ search, cursor }: { search?: unknown; cursor?: unknown }): Asked => ({
    search: ["string", "number", "boolean"].includes(typeof search)
      ? String(search).trim().slice(0, 80) || undefined
      : undefined,
    cursor: typeof cursor === "string" && /^[\w-]{1,512}$/.test(cursor) ? cursor : undefined,
  }),
  staticData: { page: { kind: "document" }, search: { search: "any", cursor: "any" } },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await import("#web/features/news/news-lists.ts")).loadNews(context, deps),
  head: loadedHead,
  component: News,
});

function News() {
  const asked = Route.useSearch();
  const { data: page, error } = useQuery(newsPage(asked));
  const { data: subjects } = useQuery(newsSubjects());
  return <AllNews page={page} subjects={subjects} asked={asked} error={error} />;
}
