import { createFileRoute } from "@tanstack/react-router";

/** A result's address without its title. */
export const Route = createFileRoute("/results/$id/")({
  staticData: { page: { kind: "document" }, isPublished: true },
  loader: async ({ context, params }) =>
    (await import("#web/features/achievements/result-address.ts")).loadResult(context, params),
});
