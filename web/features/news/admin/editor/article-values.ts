import type { NewsCategory } from "#contract/news/constants.ts";
import { newsDefaults } from "#contract/news/desk/constants.ts";
import type { CreateArticleRequest } from "#contract/news/desk/forms.ts";
import { withoutStandIns } from "#contract/news/desk/picture-stand-in.ts";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import { type ArticleStatus, statusLabels } from "#web/features/news/admin/news-admin.queries.ts";
import { categories } from "#web/features/news/cards/category.tsx";
import { momentOfTeamTime, teamTimeOf } from "#web/ui/format/team-time.ts";
import type { Problems } from "#web/ui/forms/problems.ts";

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

export function valuesOf(article: DeskArticle, timeZone: string): ArticleValues {
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
    scheduledAt: teamTimeOf(article.scheduledAt, timeZone),
  };
}

/** The values without what only belongs to the page that is open. */
export const settledValues = (values: ArticleValues): ArticleValues => ({
  ...values,
  content: withoutStandIns(values.content),
});

/** Returns the request body. Text left in the tag field counts as a tag. */
export function bodyOf(
  { tag, tags, imageUrl, authorName, authorImage, scheduledAt, ...values }: ArticleValues,
  timeZone: string,
) {
  return {
    ...values,
    content: withoutStandIns(values.content),
    imageUrl: imageUrl.trim() || null,
    authorName: authorName.trim() || null,
    authorImage: authorImage.trim() || null,
    scheduledAt: values.status === "draft" ? momentOfTeamTime(scheduledAt, timeZone) : null,
    tags: tag.trim() ? [...tags, tag.trim()] : tags,
  } satisfies CreateArticleRequest;
}

export const articleLabels: Record<keyof ArticleValues, string> = {
  title: "Title",
  excerpt: "Excerpt",
  content: "Content",
  category: "Category",
  status: "Status",
  featured: "Featured",
  imageUrl: "Picture",
  authorName: "Author name",
  authorImage: "Author picture",
  scheduledAt: "Publish at",
  tags: "Tags",
  tag: "Tags",
};

/** Formats the values that aren't readable as they are. */
export function articleInWords<Name extends keyof ArticleValues>(
  name: Name,
  values: ArticleValues,
): string | undefined {
  if (name === "category") return categories[values.category].label;
  if (name === "status") return statusLabels[values.status];
  return name === "scheduledAt" ? values.scheduledAt.replace("T", ", ") : undefined;
}

/** The form's values and their errors. */
export type ArticleFieldProps = {
  values: ArticleValues;
  problems: Problems;
  onChange: (change: Partial<ArticleValues>) => void;
};
