import { createFileRoute } from "@tanstack/react-router";
import { resultAt } from "#web/features/achievements/result-address.ts";

/** A result's address without its title. */
export const Route = createFileRoute("/results/$id/")({
  staticData: { page: { kind: "document" }, isPublished: true },
  loader: ({ context: { queryClient }, params }) => resultAt(queryClient, params),
});
