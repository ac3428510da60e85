import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { resultParams } from "#contract/achievements/result-path.ts";
import type { Result } from "#contract/achievements/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { oneResult } from "./achievements.queries.ts";

/** Loads the result at an address. Throws a redirect to its canonical address, or notFound if there is none. */
export async function resultAt(queryClient: QueryClient, at: { id: string; slug?: string }): Promise<Result> {
  const result = await queryClient.ensureQueryData(oneResult(at.id)).catch(asNotFound);
  const params = resultParams(result);
  if (at.id !== params.id || at.slug !== params.slug)
    throw redirect({ to: "/results/$id/$slug", params, statusCode: 308, replace: true });
  return result;
}

function asNotFound(error: unknown): never {
  throw error instanceof ApiFailure && error.status === 404 ? notFound() : error;
}
