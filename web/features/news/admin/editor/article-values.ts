import type { NewsCategory } from "#contract/news/constants.ts";
import { newsDefaults } from "#contract/news/desk/constants.ts";
import type { CreateArticleRequest } from "#contract/news/desk/forms.ts";
import { withoutStandIns } from "#contract/news/desk/picture-stand-in.ts";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import type { ArticleStatus } from "#web/features/news/admin/news-admin.queries.ts";
import type { Problems } from "#web/ui/forms/problems.ts";
import { type Conflict, isSame } from "#web/ui/forms/three-way-merge.ts";
import { momentOfTeamTime, teamTimeOf } from "./schedule-time.ts";

/** An article's form values. */
export type ArticleValues = {
  title: string;
  excerpt: string;
  content: string;
  category: NewsCategory;
  status: ArticleStatus;
  featured: boolean;
  imageUrl: string;
  authorName: string;
  authorImage: string;
  /** When it's published automatically, in the team's time zone; empty for never. */
  scheduledAt: string;
  tags: string[];
  /** The text in the tag field that hasn't been added yet. */
  tag: string;
};

export const blankArticle: ArticleValues = {
  title: "",
  excerpt: "",
  content: "",
  ...newsDefaults,
  featured: false,
  imageUrl: "",
  authorName: "",
  authorImage: "",
  scheduledAt: "",
  tags: [],
  tag: "",
};

export function valuesOf(article: DeskArticle): ArticleValues {
  const { title, excerpt, content, category, status, featured, tags } = article;
  return {
    title,
    excerpt,
    content,
    category,
    status,
    featured,
    tags,
    tag: "",
    imageUrl: article.imageUrl ?? "",
    authorName: article.authorName ?? "",
    authorImage: article.authorImage ?? "",
    scheduledAt: teamTimeOf(article.scheduledAt),
  };
}

/** The values without what only belongs to the page that is open. */
export const settledValues = (values: ArticleValues): ArticleValues => ({
  ...values,
  content: withoutStandIns(values.content),
});

/** Returns the request body. Text left in the tag field counts as a tag. */
export function bodyOf({ tag, tags, imageUrl, authorName, authorImage, scheduledAt, ...values }: ArticleValues) {
  return {
    ...values,
    content: withoutStandIns(values.content),
    imageUrl: imageUrl.trim() || null,
    authorName: authorName.trim() || null,
    authorImage: authorImage.trim() || null,
    scheduledAt: values.status === "draft" ? momentOfTeamTime(scheduledAt) : null,
    tags: tag.trim() ? [...tags, tag.trim()] : tags,
  } satisfies CreateArticleRequest;
}

/** Whether saving either would store the same. */
export const isSameArticle = (one: ArticleValues, other: ArticleValues) =>
  fieldNames.every((name) => isSame(one[name], other[name])) && one.tag.trim() === other.tag.trim();

export type FieldName = Exclude<keyof ArticleValues, "tag">;

export const fieldNames: readonly FieldName[] = [
  "title",
  "excerpt",
  "content",
  "category",
  "status",
  "featured",
  "imageUrl",
  "authorName",
  "authorImage",
  "scheduledAt",
  "tags",
];

/** The form's values, their errors, and the values that someone else has saved. */
export type ArticleFieldProps = {
  values: ArticleValues;
  problems: Problems;
  conflict: ArticleConflict | undefined;
  onChange: (change: Partial<ArticleValues>) => void;
};

export type ArticleConflict = Conflict<ArticleValues, FieldName>;

/** Returns the values with one field taken from `other`. */
export const withFieldOf = (other: ArticleValues, name: FieldName, values: ArticleValues): ArticleValues => ({
  ...values,
  [name]: other[name],
});
