import { z } from "zod/mini";
import { EditedVersion, ImageUrl, nullableField, optionalField, Timestamp } from "#contract/fields.ts";
import { maxContentLength, newsCategories, newsStatuses } from "#contract/news/constants.ts";
import { lineField, storedLine, textField } from "#contract/text-fields.ts";
import { maxExcerptLength, maxTags, newsDefaults, newsDeskTexts } from "./constants.ts";
import { withoutStandIns } from "./picture-stand-in.ts";

const tags = (line: typeof lineField) =>
  z.array(line({ min: 1, max: 40 })).check(
    z.maxLength(maxTags, newsDeskTexts.tooManyTags),
    z.refine((all) => new Set(all.map((tag) => tag.toLowerCase())).size === all.length, newsDeskTexts.duplicateTag),
  );

const fields = (line: typeof lineField) => ({
  title: line({ min: 1, max: 160, required: newsDeskTexts.title }),
  excerpt: textField({ min: 1, max: maxExcerptLength, required: newsDeskTexts.excerpt }),
  content: textField({ min: 1, max: maxContentLength, required: newsDeskTexts.content }).check(
    z.refine((content) => withoutStandIns(content) === content, newsDeskTexts.unfinishedPicture),
  ),
  category: z._default(z.enum(newsCategories), newsDefaults.category),
  status: z._default(z.enum(newsStatuses), newsDefaults.status),
  featured: z._default(z.boolean(), false),
  imageUrl: nullableField(ImageUrl),
  authorName: z._default(z.nullable(line({ max: 80 })), null),
  authorImage: nullableField(ImageUrl),
  tags: z._default(tags(line), []),
  scheduledAt: optionalField(z.nullable(Timestamp)).check(
    z.describe("When a draft is published automatically; null for never. Unchanged if left out"),
  ),
});
export const CreateArticleRequest = z.strictObject(fields(lineField));
export type CreateArticleRequest = z.input<typeof CreateArticleRequest>;
export const UpdateArticleRequest = z.strictObject({
  ...fields(storedLine),
  version: EditedVersion,
});
export type UpdateArticleRequest = z.input<typeof UpdateArticleRequest>;
