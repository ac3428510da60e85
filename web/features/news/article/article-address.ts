import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { ApiFailure } from "#contract/client.ts";
import { articleParams } from "#contract/news/article-path.ts";
import type { PublishedArticle } from "#contract/news/schemas.ts";
import { publishedArticle } from "#web/features/news/news.queries.ts";

/** Loads the article at an address. Throws a redirect to its canonical address, or notFound if there is none. */
export async function articleAt(
  queryClient: QueryClient,
  at: { id: string; slug?: string },
): Promise<PublishedArticle> {
  const article = await queryClient.ensureQueryData(publishedArticle(at.id)).catch(asNotFound);
  const params = articleParams(article);
  if (at.id !== params.id || at.slug !== params.slug) {
    throw redirect({ to: "/news/$id/$slug", params, statusCode: 308, replace: true });
  }
  return article;
}

function asNotFound(error: unknown): never {
  throw error instanceof ApiFailure && error.status === 404 ? notFound() : error;
}
