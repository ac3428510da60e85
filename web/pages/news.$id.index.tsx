import { createFileRoute } from "@tanstack/react-router";
import { storyAt } from "#web/features/news/story/story-address.ts";

/** An article's address without its title. */
export const Route = createFileRoute("/news/$id/")({
  staticData: { page: { kind: "document" }, isPublished: true },
  loader: ({ context: { queryClient }, params }) => storyAt(queryClient, params),
});
