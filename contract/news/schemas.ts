import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, ImageUrl, Timestamp, WholeNumber } from "#contract/fields.ts";
import { PageQuery } from "#contract/paging.ts";
import { Picture } from "#contract/uploads/schemas.ts";
import { newsCategories, newsStatuses } from "./constants.ts";

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

/** An article as readers see it. */
export const PublishedArticle = NewsArticle.extend({
  contentHtml: z.string().describe("The content as sanitised HTML"),
  pictureSize: z.nullable(Picture.omit({ url: true })).describe("In pixels. Null if the picture wasn’t uploaded here"),
  related: z.array(NewsCard).max(3).describe("Other articles, of the same category or with the same tags first"),
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
    summary: "Published articles without their text, newest first",
    query: PageQuery,
    response: z.array(NewsCard),
  },
  get: {
    access: "public",
    summary: "One published article with its text as HTML, and related ones",
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
