import { z } from "zod";
import { BulkIds, BulkOutcome } from "#contract/bulk.ts";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Timestamp, Version } from "#contract/fields.ts";
import { newsStatuses } from "#contract/news/constants.ts";
import { NewsArticle } from "#contract/news/schemas.ts";
import { listQuery } from "#contract/paging.ts";
import { textField } from "#contract/text-fields.ts";
import { articleSorts, newsDeskTexts } from "./constants.ts";
import { CreateArticleRequest, UpdateArticleRequest } from "./forms.ts";

/** An article as its writers see it. */
export const DeskArticle = NewsArticle.extend({
  version: Version,
  scheduledAt: z.nullable(Timestamp).describe("When this draft is published automatically"),
});
export type DeskArticle = z.infer<typeof DeskArticle>;
export const DeskCard = DeskArticle.omit({ content: true });
export type DeskCard = z.infer<typeof DeskCard>;

const maxBytes = 512 * 1024;

export const newsDeskCalls = {
  list: {
    access: "staff:news:read",
    summary: "Articles of every status without their text, newest first",
    query: listQuery(articleSorts).extend({ status: z.enum(newsStatuses).optional() }),
    response: z.array(DeskCard),
  },
  get: {
    access: "staff:news:read",
    summary: "One article with its text",
    params: ById,
    response: DeskArticle,
  },
  preview: {
    access: "staff:news:read",
    summary: "Renders Markdown as the HTML that readers would see",
    body: z.strictObject({ content: textField({ max: 100_000 }) }),
    maxBytes,
    response: z.object({ contentHtml: z.string() }),
  },
  create: {
    access: "staff:news:write",
    summary: "Creates an article",
    body: CreateArticleRequest,
    maxBytes,
    response: DeskArticle,
    status: 201,
  },
  update: {
    access: "staff:news:write",
    summary: "Changes an article",
    params: ById,
    body: UpdateArticleRequest,
    maxBytes,
    response: DeskArticle,
  },
  change: {
    access: "staff:news:write",
    summary: "Publishes, unpublishes or features articles",
    body: z
      .strictObject({ status: z.enum(newsStatuses).optional(), featured: z.boolean().optional(), ids: BulkIds })
      .refine(({ status, featured }) => (status ?? featured) !== undefined, {
        error: newsDeskTexts.nothingToChange,
        path: ["status"],
      }),
    response: BulkOutcome,
  },
  remove: {
    access: "staff:news:write",
    summary: "Deletes an article",
    params: ById,
  },
} satisfies Calls;
