import { z } from "zod";
import { EditedVersion, ImageUrl, lineField, nullableField, textField } from "#contract/fields.ts";
import { newsCategories, newsStatuses } from "#contract/news/constants.ts";
import { maxExcerptLength, maxTags, newsDefaults, newsDeskTexts } from "./constants.ts";

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
  imageUrl: nullableField(ImageUrl),
  authorName: lineField({ max: 80 }).nullable().default(null),
  authorImage: nullableField(ImageUrl),
  tags: tags.default([]),
};
export const CreateArticleRequest = z.strictObject(fields);
export type CreateArticleRequest = z.input<typeof CreateArticleRequest>;
export const UpdateArticleRequest = z.strictObject({
  ...fields,
  version: EditedVersion,
});
export type UpdateArticleRequest = z.input<typeof UpdateArticleRequest>;
