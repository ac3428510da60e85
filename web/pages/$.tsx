import { createFileRoute, notFound } from "@tanstack/react-router";
import { ArticleNotFound, NotFound } from "#web/shell/page/error-page.tsx";
import { notFoundHead } from "#web/shell/page/page-head.ts";

/** Matches every address without a page. */
export const Route = createFileRoute("/$")({
  staticData: { page: { kind: "document" } },
  loader: () => {
    throw notFound();
  },
  head: ({ match: { context } }) => notFoundHead(context),
  notFoundComponent: NothingHere,
});

function NothingHere() {
  const { _splat = "" } = Route.useParams();
  return _splat.startsWith("news/") ? <ArticleNotFound /> : <NotFound />;
}
