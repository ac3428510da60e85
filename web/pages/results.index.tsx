import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { ResultFilter } from "#contract/achievements/result-path.ts";
import { resultsPage, resultTotals } from "#web/features/achievements/achievements.queries.ts";
import { AllResults } from "#web/features/achievements/all-results.tsx";
import { filterOf } from "#web/features/achievements/result-address.ts";
import { loadedHead } from "#web/shell/page/page-head.ts";

type Asked = Partial<Record<keyof ResultFilter, unknown>>;

const matching = <Value,>(value: Value, pattern: RegExp) => (pattern.test(String(value)) ? value : undefined);

export const Route = createFileRoute("/results/")({
  /** What results are narrowed to. `cursor` is where a page of older ones starts. A blank choice is none. */
  validateSearch: ({ year, game, player, cursor }: Asked): Asked => ({
    year: matching(year, /^\d{4}$/),
    game: game === undefined ? game : matching(game, /^.{1,80}$/),
    player: matching(player, /^[\da-f-]{36}$/),
    cursor: matching(cursor, /^[\w-]{1,512}$/),
  }),
  staticData: { page: { kind: "document" }, search: { year: "any", game: "any", player: "any", cursor: "any" } },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    (await import("#web/features/achievements/result-address.ts")).loadResults(context, deps),
  head: loadedHead,
  component: function Results() {
    const filter = filterOf(Route.useSearch());
    const { data: page, error } = useQuery(resultsPage(filter));
    const { data: totals } = useQuery(resultTotals(filter));
    return <AllResults page={page} totals={totals} asked={filter} error={error} />;
  },
});
