import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { ApiFailure } from "#contract/client.ts";
import type { PlayerPage } from "#contract/player-pages/schemas.ts";
import { playerPage } from "./player-pages.queries.ts";

/** Loads the player's page at an address. Throws a redirect to its current address, or notFound if there is none. */
export async function playerAt(queryClient: QueryClient, slug: string): Promise<PlayerPage> {
  const page = await queryClient.ensureQueryData(playerPage(slug)).catch(asNotFound);
  if (page.player.slug !== slug)
    throw redirect({ to: "/players/$slug", params: { slug: page.player.slug }, statusCode: 308, replace: true });
  return page;
}

function asNotFound(error: unknown): never {
  const isNowhere = error instanceof ApiFailure && (error.status === 404 || error.status === 400);
  throw isNowhere ? notFound() : error;
}
