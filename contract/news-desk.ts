import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ById, ImageUrl, lineField, textField } from "./fields.ts";
import { NewsArticle, newsCategories, newsStatuses } from "./news.ts";
import { Page } from "./paging.ts";

/** The longest address that a link or a picture in a text may have. */
export const maxLinkLength = 2000;

/** What the desk where articles are written says. */
export const newsDeskTexts = {
  invalid: "Validation Error",
  title: "Title is required",
  excerpt: "Excerpt is required",
  content: "Content is required",
  duplicateTag: "This tag is there already",
  longLink: "Please use addresses of at most 2,000 characters in links and pictures",
  tooMuchFormatting: "Formatting makes this text too long to display. Please use fewer links, quotes or table cells.",
  tooManyTags: "Please use at most 20 tags",
  published: "Article published successfully",
  updated: "News updated",
  saved: "Article saved",
  deleted: "News deleted",
  failed: "Failed to save article",
  deleteFailed: "Failed to delete article",
  stale: "Somebody else has changed this article meanwhile. Your text is still here: look at theirs and save again.",
  gone: "Somebody has deleted this article meanwhile. Your text is still here: save it as a new one.",
  kept: "Your text is kept on this device",
  keptInTab: "Your text is kept until you leave this page",
} as const;

export const maxExcerptLength = 250;
/** What reads best, from so many characters to so many. */
export const recommendedExcerpt = { from: 150, to: 200 } as const;
export const maxTags = 20;
export const newsDefaults = { status: "published", category: "announcement" } as const;

const tags = z
  .array(lineField({ min: 1, max: 40 }))
  .max(maxTags, newsDeskTexts.tooManyTags)
  .refine((all) => new Set(all.map((tag) => tag.toLowerCase())).size === all.length, newsDeskTexts.duplicateTag);

const fields = {
  title: lineField({ min: 1, max: 160, required: newsDeskTexts.title }),
  excerpt: textField({ min: 1, max: maxExcerptLength, required: newsDeskTexts.excerpt }),
  content: textField({ min: 1, max: 100_000, required: newsDeskTexts.content }),
  category: z.enum(newsCategories).default(newsDefaults.category),
  status: z.enum(newsStatuses).default(newsDefaults.status),
  featured: z.boolean().default(false),
  imageUrl: ImageUrl.nullable().default(null),
  authorName: lineField({ max: 80 }).nullable().default(null),
  authorImage: ImageUrl.nullable().default(null),
  tags: tags.default([]),
};
export const CreateArticleRequest = z.strictObject(fields);
export type CreateArticleRequest = z.input<typeof CreateArticleRequest>;
export const UpdateArticleRequest = z.strictObject({
  ...fields,
  version: z.int().min(1).describe("The version that was edited; another one is 409"),
});
export type UpdateArticleRequest = z.input<typeof UpdateArticleRequest>;

/** An article as those who write it see it. */
export const DeskArticle = NewsArticle.extend({ version: z.int() });
export type DeskArticle = z.infer<typeof DeskArticle>;
export const DeskCard = DeskArticle.omit({ content: true });
export type DeskCard = z.infer<typeof DeskCard>;

const maxBytes = 512 * 1024;

export const newsDeskApi = {
  list: endpoint({
    method: "GET",
    path: "/api/admin/news",
    access: "staff:news:read",
    summary: "Articles of every status without their text, newest first",
    query: Page.extend({ status: z.enum(newsStatuses).optional() }),
    response: z.array(DeskCard),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/admin/news/:id",
    access: "staff:news:read",
    summary: "One article with its text",
    params: ById,
    response: DeskArticle,
  }),
  preview: endpoint({
    method: "POST",
    path: "/api/admin/news/preview",
    access: "staff:news:read",
    summary: "Markdown as the HTML that readers would see",
    body: z.strictObject({ content: textField({ max: 100_000 }) }),
    maxBytes,
    response: z.object({ contentHtml: z.string() }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/admin/news",
    access: "staff:news:write",
    summary: "Writes an article",
    body: CreateArticleRequest,
    maxBytes,
    response: DeskArticle,
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/admin/news/:id",
    access: "staff:news:write",
    summary: "Changes an article",
    params: ById,
    body: UpdateArticleRequest,
    maxBytes,
    response: DeskArticle,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/admin/news/:id",
    access: "staff:news:write",
    summary: "Deletes an article",
    params: ById,
  }),
};
