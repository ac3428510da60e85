import { createFileRoute } from "@tanstack/react-router";
import { articleAt } from "#web/features/news/article/article-address.ts";

/** An article's address without its title. */
export const Route = createFileRoute("/news/$id/")({
  staticData: { page: { kind: "document" }, isPublished: true },
  loader: ({ context: { queryClient }, params }) => articleAt(queryClient, params),
});
