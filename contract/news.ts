import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ById, Id, ImageUrl, lineField, Timestamp, textField, WholeNumber } from "./fields.ts";
import { Page } from "./paging.ts";

export const newsCategories = [
  "announcement",
  "match-recap",
  "roster-update",
  "upcoming",
  "tournament",
  "team-update",
  "general",
] as const;
export type NewsCategory = (typeof newsCategories)[number];

export const newsStatuses = ["draft", "published", "archived"] as const;

export const NewsArticle = z.object({
  id: Id,
  title: lineField({ min: 1, max: 160, required: "Title is required" }),
  excerpt: textField({ min: 1, max: 250, required: "Excerpt is required" }),
  content: textField({ min: 1, max: 100_000, required: "Content is required" }).describe("Markdown as written"),
  category: z.enum(newsCategories),
  status: z.enum(newsStatuses),
  featured: z.boolean(),
  imageUrl: ImageUrl.nullable(),
  publishedAt: Timestamp.nullable(),
  authorName: lineField({ max: 80 }).nullable().describe("The team's name where missing"),
  authorImage: ImageUrl.nullable(),
  readTime: z.int().min(1).describe("Minutes"),
  views: WholeNumber,
  tags: z.array(lineField({ min: 1, max: 40 })).max(20),
});
export type NewsArticle = z.infer<typeof NewsArticle>;

/** The longest HTML that an article's text may become: five times the longest text. */
export const maxHtmlLength = 500_000;
/** Stands above a text whose formatting would become longer. */
export const plainTextNote = "This article is shown without formatting because its formatting is too long to display.";

const wordsPerMinute = 200;

/** Minutes to read a text: its words divided by 200, rounded up, at least 1. */
export function readTimeOf(content: string): number {
  const words = content.trim().split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

/** What a list shows of an article: all but its text. */
export const NewsCard = NewsArticle.omit({ content: true });
export type NewsCard = z.infer<typeof NewsCard>;

/** An article as a reader sees it. */
export const NewsStory = NewsArticle.extend({
  contentHtml: z.string().describe("The content as sanitised HTML"),
  related: z.array(NewsCard).max(3).describe("Other articles, of the same category or with the same tags first"),
});
export type NewsStory = z.infer<typeof NewsStory>;

export const newsApi = {
  list: endpoint({
    method: "GET",
    path: "/api/news",
    access: "public",
    summary: "Published articles, newest first",
    query: Page,
    response: z.array(NewsArticle),
  }),
  cards: endpoint({
    method: "GET",
    path: "/api/news/cards",
    access: "public",
    summary: "Published articles without their text, newest first",
    query: Page,
    response: z.array(NewsCard),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/news/:id",
    access: "public",
    summary: "One published article with its text as HTML, and related ones",
    params: ById,
    response: NewsStory,
  }),
  countView: endpoint({
    method: "POST",
    path: "/api/news/:id/view",
    access: "public",
    summary: "Counts one view of a published article",
    params: ById,
    status: 204,
  }),
};
