import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { oneResult } from "#web/features/achievements/achievements.queries.ts";
import { ResultPage } from "#web/features/achievements/result-page.tsx";
import { loadedHead } from "#web/shell/page/page-head.ts";

export const Route = createFileRoute("/results/$id/$slug")({
  staticData: { page: { kind: "document" }, isPublished: true },
  loader: async ({ context, params }) =>
    (await import("#web/features/achievements/result-address.ts")).loadResult(context, params),
  head: loadedHead,
  component: function OneResult() {
    const { id } = Route.useParams();
    const { data: result } = useQuery(oneResult(id));
    return result && <ResultPage result={result} />;
  },
});
