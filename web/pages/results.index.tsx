import { useQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { type ResultFilter, resultsPath } from "#contract/achievements/result-path.ts";
import { ApiFailure } from "#contract/client.ts";
import { prefetch } from "#web/api/queries.ts";
import { resultsPage, resultTotals } from "#web/features/achievements/achievements.queries.ts";
import { AllResults } from "#web/features/achievements/all-results.tsx";
import { pageHead } from "#web/shell/page/page-head.ts";

const matching = <Value,>(value: Value, pattern: RegExp) => (pattern.test(String(value)) ? value : undefined);

/** The router reads a year, or a name such as 2048, as a number, and writes it as it was. */
const asked = (search: Record<string, unknown>): ResultFilter =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

export const Route = createFileRoute("/results/")({
  /** What results are narrowed to. `cursor` is where a page of older ones starts. */
  validateSearch: ({
    year,
    game,
    player,
    cursor,
  }: Record<string, unknown>): Partial<Record<keyof ResultFilter, unknown>> => ({
    year: matching(year, /^\d{4}$/),
    game: matching(game === "" ? undefined : game, /^.{1,80}$/),
    player: matching(player, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    cursor: matching(cursor, /^[\w-]{1,512}$/),
  }),
  staticData: {
    page: { kind: "document" },
    search: { year: "any", game: "any", player: "any", cursor: "any" },
  },
  loaderDeps: ({ search }) => asked(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const page = resultsPage(deps);
    await prefetch(queryClient, [page, resultTotals(deps)]);
    const error = queryClient.getQueryState(page.queryKey)?.error;
    if (error instanceof ApiFailure && error.status === 400) throw notFound(); // not a cursor of this list
  },
  head: ({ match: { context, search } }) =>
    pageHead(
      {
        title: "Results",
        description: `Every result of ${context.team.name}, newest first.`,
        path: resultsPath(asked(search)),
        isUnlisted: search.cursor !== undefined || search.player !== undefined,
      },
      context,
    ),
  component: function Results() {
    const filter = asked(Route.useSearch());
    const { data: page, error } = useQuery(resultsPage(filter));
    const { data: totals } = useQuery(resultTotals(filter));
    return <AllResults page={page} totals={totals} asked={filter} error={error} />;
  },
});
