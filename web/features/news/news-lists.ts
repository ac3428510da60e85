import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { ApiFailure } from "#contract/client.ts";
import { newsCategories } from "#contract/news/constants.ts";
import { type NewsFilter, newsPath, tagSlug } from "#contract/news/news-path.ts";
import type { NewsCard } from "#contract/news/schemas.ts";
import type { Team } from "#contract/team.ts";
import { prefetch } from "#web/api/queries.ts";
import { categories } from "./cards/category.tsx";
import { newsPage, newsSubjects } from "./news.queries.ts";

// What the routes of lists load. It's in a script of its own, because every page has the routes.

type Context = { queryClient: QueryClient; team: Team };
type Listed = NewsFilter & { cursor?: string | undefined };

/**
 * Loads a list of articles, and returns what its page's head says. Throws a redirect to the canonical address of a tag, and notFound
 * for a cursor of another list and for a tag or category without articles.
 */
export async function loadNews({ queryClient, team }: Context, asked: Listed) {
  const tag = asked.tag && tagSlug(asked.tag);
  if (tag && tag !== asked.tag)
    throw redirect({ to: "/news/tags/$tag", params: { tag }, search: true, statusCode: 308, replace: true });
  const page = newsPage(asked);
  await prefetch(queryClient, [page, newsSubjects()]);
  const { data, error } = queryClient.getQueryState(page.queryKey) ?? {};
  if (error instanceof ApiFailure && error.status === 400) throw notFound();
  const rows = data?.rows ?? [];
  const isNarrowed = asked.category !== undefined || asked.tag !== undefined;
  if (data && isNarrowed && rows.length === 0) throw notFound();
  return {
    ...headOf(asked, { rows, team }),
    path: newsPath(asked),
    // What is found, and what a cursor leads to, changes with every new article.
    isUnlisted: asked.search !== undefined || asked.cursor !== undefined,
  };
}

function headOf({ category, tag, search }: Listed, { rows, team }: { rows: NewsCard[]; team: Team }) {
  if (search !== undefined) return { title: `News: ${search}`, description: `Articles of ${team.name} that match.` };
  const subject = category ? categories[category].label : tag && tagName(tag, rows);
  return subject
    ? { title: `News: ${subject}`, description: `What ${team.name} has published about ${subject}, newest first.` }
    : { title: "News", description: `What happened to ${team.name}, newest first.` };
}

/** Returns a tag as the newest of its articles has it. */
export const tagName = (slug: string, rows: Pick<NewsCard, "tags">[]): string =>
  rows.flatMap(({ tags }) => tags).find((tag) => tagSlug(tag) === slug) ?? slug;

/** Throws notFound for what isn't a category. */
export function categoryNamed(name: string) {
  const category = newsCategories.find((known) => known === name);
  if (!category) throw notFound();
  return category;
}
