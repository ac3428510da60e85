import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, ImageUrl, Timestamp, WholeNumber } from "#contract/fields.ts";
import { PageQuery } from "#contract/paging.ts";
import { maxSearchLength } from "#contract/search/constants.ts";
import { mostLookedThrough } from "#contract/search/short-search.ts";
import { Picture } from "#contract/uploads/schemas.ts";
import { mostTags, newsCategories, newsStatuses } from "./constants.ts";

export const NewsArticle = z.object({
  id: Id,
  title: z.string(),
  excerpt: z.string(),
  content: z.string().describe("Markdown, as written"),
  category: z.enum(newsCategories),
  status: z.enum(newsStatuses),
  featured: z.boolean(),
  imageUrl: z.nullable(ImageUrl),
  publishedAt: z.nullable(Timestamp),
  authorName: z.nullable(z.string()).describe("If null, the team’s name is shown"),
  authorImage: z.nullable(ImageUrl),
  readTime: z.int().min(1).describe("In minutes"),
  views: WholeNumber,
  tags: z.array(z.string()).max(20),
});
export type NewsArticle = z.infer<typeof NewsArticle>;

/** An article in a list: everything but its text. */
export const NewsCard = NewsArticle.omit({ content: true });
export type NewsCard = z.infer<typeof NewsCard>;

/** What cards are narrowed to. */
export const CardsQuery = PageQuery.extend({
  category: z.enum(newsCategories).optional(),
  tag: z.string().min(1).max(200).optional().describe("As in the address of its page, `/news/tags/{tag}`"),
  search: z
    .string()
    .trim()
    .max(maxSearchLength)
    .optional()
    .describe(
      `Part of a title or an excerpt in any case, or a whole tag. Without three letters or digits in a row, only the newest ${mostLookedThrough} articles are searched`,
    ),
});
export type CardsQuery = z.output<typeof CardsQuery>;

/** What published articles are about. */
export const NewsSubjects = z.object({
  categories: z.array(z.enum(newsCategories)).describe("Those that have articles"),
  tags: z.array(z.string()).max(mostTags).describe("Those of the most articles, the most first"),
});
export type NewsSubjects = z.infer<typeof NewsSubjects>;

const Neighbour = z.nullable(NewsArticle.pick({ id: true, title: true }));

/** An article as readers see it. */
export const PublishedArticle = NewsArticle.extend({
  contentHtml: z.string().describe("The content as sanitised HTML"),
  pictureSize: z.nullable(Picture.omit({ url: true })).describe("In pixels. Null if the picture wasn’t uploaded here"),
  related: z.array(NewsCard).max(3).describe("Other articles, of the same category or with the same tags first"),
  previous: Neighbour.describe("The article published before it"),
  next: Neighbour.describe("The article published after it"),
});
export type PublishedArticle = z.infer<typeof PublishedArticle>;

export const newsCalls = {
  list: {
    access: "public",
    summary: "Published articles, newest first",
    query: PageQuery,
    response: z.array(NewsArticle),
  },
  cards: {
    access: "public",
    summary:
      "Published articles without their text, newest first: all, or those of a category, with a tag or that match",
    query: CardsQuery,
    response: z.array(NewsCard),
  },
  subjects: {
    access: "public",
    summary: "The categories and most frequent tags of published articles",
    response: NewsSubjects,
  },
  get: {
    access: "public",
    summary: "One published article with its text as HTML, related ones, and those before and after it",
    params: ById,
    response: PublishedArticle,
  },
  countView: {
    access: "public",
    summary: "Counts one view of a published article",
    params: ById,
    status: 204,
  },
} satisfies Calls;
