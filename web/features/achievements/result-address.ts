import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { type ResultFilter, resultParams, resultPath, resultsPath } from "#contract/achievements/result-path.ts";
import { placementOf } from "#contract/achievements/results.ts";
import { ApiFailure } from "#contract/client.ts";
import type { Team } from "#contract/team.ts";
import { prefetch } from "#web/api/queries.ts";
import { oneResult, resultsPage, resultTotals } from "./achievements.queries.ts";
import { resultJsonLd } from "./result-json-ld.ts";

// What the routes load. It's in a script of its own, because every page has the routes.

type Context = { queryClient: QueryClient; team: Team; siteUrl: string };

/**
 * Loads the result at an address, and returns what its page's head says. Throws a redirect to its canonical address, or notFound if
 * there is none.
 */
export async function loadResult(context: Context, at: { id: string; slug?: string }) {
  const { queryClient, team } = context;
  const result = await queryClient.ensureQueryData(oneResult(at.id)).catch(asNotFound);
  const params = resultParams(result);
  if (at.id !== params.id || at.slug !== params.slug)
    throw redirect({ to: "/results/$id/$slug", params, statusCode: 308, replace: true });
  const { title, prize, description } = result;
  return {
    title,
    description: [`${team.name} at ${title}: ${placementOf(result)}`, prize, description].filter(Boolean).join(". "),
    path: resultPath(result),
    jsonLd: resultJsonLd(result, context),
  };
}

function asNotFound(error: unknown): never {
  throw error instanceof ApiFailure && error.status === 404 ? notFound() : error;
}

/** Loads the results that match, and returns what their page's head says. Throws notFound for a cursor of another list. */
export async function loadResults({ queryClient, team }: Context, search: Record<string, unknown>) {
  const filter = filterOf(search);
  const page = resultsPage(filter);
  await prefetch(queryClient, [page, resultTotals(filter)]);
  const error = queryClient.getQueryState(page.queryKey)?.error;
  if (error instanceof ApiFailure && error.status === 400) throw notFound();
  return {
    title: "Results",
    description: `Every result of ${team.name}, newest first.`,
    path: resultsPath(filter),
    isUnlisted: filter.cursor !== undefined || filter.player !== undefined,
  };
}

/** The router reads a year, or a name such as 2048, as a number. */
export const filterOf = (search: Record<string, unknown>): ResultFilter =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" ? [[name, `${value}`]] : [],
    ),
  );
