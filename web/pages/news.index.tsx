import { useQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { ApiFailure } from "#contract/client.ts";
import { prefetch } from "#web/api/queries.ts";
import { AllNews } from "#web/features/news/all-news.tsx";
import { newsPage } from "#web/features/news/news.queries.ts";
import { pageHead } from "#web/shell/page/page-head.ts";

export const Route = createFileRoute("/news/")({
  /** `cursor` is where a page of older news starts. */
  validateSearch: ({ cursor }: { cursor?: unknown }): { cursor?: string } => ({
    cursor: typeof cursor === "string" && /^[\w-]{1,512}$/.test(cursor) ? cursor : undefined,
  }),
  staticData: { page: { kind: "document" }, search: { cursor: "any" } },
  loaderDeps: ({ search: { cursor } }) => ({ cursor }),
  loader: async ({ context: { queryClient }, deps: { cursor } }) => {
    const page = newsPage(cursor);
    await prefetch(queryClient, [page]);
    const error = queryClient.getQueryState(page.queryKey)?.error;
    if (error instanceof ApiFailure && error.status === 400) throw notFound(); // not a cursor of this list
  },
  head: ({ match: { context, search } }) =>
    pageHead(
      {
        title: "News",
        description: `What happened to ${context.team.name}, newest first.`,
        path: search.cursor ? `/news?cursor=${search.cursor}` : "/news",
        isUnlisted: search.cursor !== undefined, // its content changes with every new article
      },
      context,
    ),
  component: News,
});

function News() {
  const { cursor } = Route.useSearch();
  const { data: page, error } = useQuery(newsPage(cursor));
  return <AllNews page={page} error={error} isFromTheNewest={cursor === undefined} />;
}
