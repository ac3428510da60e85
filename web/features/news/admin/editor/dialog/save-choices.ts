import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import type { ArticleValues } from "#web/features/news/admin/editor/article-values.ts";
import type { ArticleStatus } from "#web/features/news/admin/news-admin.queries.ts";

/** A way to save an article: the resulting status, and the button's label. */
export type SaveChoice = { status: ArticleStatus; name: string; pending: string; isMain: boolean };

const publish = { status: "published", name: "Publish article", pending: "Publishing..." } as const;
const saveDraft = { status: "draft", name: "Save draft", pending: "Saving..." } as const;
const schedule = { status: "draft", name: "Schedule article", pending: "Scheduling..." } as const;

/** Returns the ways to save an article. An unpublished one can be kept as a draft, scheduled or published. */
export function saveChoices(
  base: DeskArticle | undefined,
  { status, scheduledAt }: Pick<ArticleValues, "status" | "scheduledAt">,
): SaveChoice[] {
  const isUnpublished = base === undefined || base.status === "draft";
  if (isUnpublished && status !== "archived")
    return scheduledAt
      ? [
          { ...schedule, isMain: true },
          { ...publish, name: "Publish now", isMain: false },
        ]
      : [
          { ...saveDraft, isMain: status === "draft" },
          { ...publish, isMain: status !== "draft" },
        ];
  const isPublishing = status === "published" && base?.status !== "published";
  return [
    isPublishing ? { ...publish, isMain: true } : { status, name: "Save article", pending: "Saving...", isMain: true },
  ];
}
