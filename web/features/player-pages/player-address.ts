import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { ApiFailure } from "#contract/client.ts";
import { playerPath } from "#contract/player-pages/player-path.ts";
import type { Team } from "#contract/team.ts";
import { playerJsonLd } from "./player-json-ld.ts";
import { playerPage } from "./player-pages.queries.ts";

// What the route loads. It's in a script of its own, because every page has the route.

type Context = { queryClient: QueryClient; team: Team; siteUrl: string };

/**
 * Loads the player's page at an address, and returns what its head says. Throws a redirect to its current address, or notFound if
 * there is none.
 */
export async function loadPlayer(context: Context, slug: string) {
  const page = await context.queryClient.ensureQueryData(playerPage(slug)).catch(asNotFound);
  const { player } = page;
  if (player.slug !== slug)
    throw redirect({ to: "/players/$slug", params: { slug: player.slug }, statusCode: 308, replace: true });
  return {
    title: player.gamertag,
    description: player.bio || `${player.role} of ${context.team.name}.`,
    path: playerPath(slug),
    jsonLd: playerJsonLd(page, context),
  };
}

function asNotFound(error: unknown): never {
  const isNowhere = error instanceof ApiFailure && (error.status === 404 || error.status === 400);
  throw isNowhere ? notFound() : error;
}
