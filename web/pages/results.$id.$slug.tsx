import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { resultPath } from "#contract/achievements/result-path.ts";
import { placementOf } from "#contract/achievements/results.ts";
import { oneResult } from "#web/features/achievements/achievements.queries.ts";
import { resultAt } from "#web/features/achievements/result-address.ts";
import { resultJsonLd } from "#web/features/achievements/result-json-ld.ts";
import { ResultPage } from "#web/features/achievements/result-page.tsx";
import { notFoundHead, pageHead } from "#web/shell/page/page-head.ts";

export const Route = createFileRoute("/results/$id/$slug")({
  staticData: { page: { kind: "document" }, isPublished: true },
  loader: ({ context: { queryClient }, params }) => resultAt(queryClient, params),
  head: ({ loaderData: result, match: { context, status } }) => {
    const { team } = context;
    if (!result) return status === "notFound" ? notFoundHead(context) : { meta: [{ title: team.name }] };
    const { title, prize } = result;
    const description = [`${team.name}: ${placementOf(result)}`, prize, result.description].filter(Boolean).join(". ");
    return {
      ...pageHead({ title, description, path: resultPath(result) }, context),
      // For search engines only, so not in the browser's script.
      scripts: import.meta.env.SSR ? [{ type: "application/ld+json", children: resultJsonLd(result, context) }] : [],
    };
  },
  component: function OneResult() {
    const { id } = Route.useParams();
    const { data: result } = useQuery(oneResult(id));
    return result && <ResultPage result={result} />;
  },
});
