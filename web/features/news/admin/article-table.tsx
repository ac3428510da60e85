import { Archive, Star } from "lucide-react";
import { articlePath } from "#contract/news/article-path.ts";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { articlePictureOf } from "#web/features/news/cards/article-picture.ts";
import { categories } from "#web/features/news/cards/category.tsx";
import { PublishedOn } from "#web/features/news/cards/published-on.tsx";
import { cutTags, More } from "#web/features/news/cards/tags.tsx";
import { formatDateTime } from "#web/ui/format/dates.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import type { BulkAction } from "#web/ui/lists/selecting/bulk-action.ts";
import { selectColumn } from "#web/ui/lists/selecting/row-checkbox.tsx";
import { SelectionBar } from "#web/ui/lists/selecting/selection-bar.tsx";
import { type Selection, useSelection } from "#web/ui/lists/selecting/use-selection.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { type RowAction, RowActions, RowMenu, useRowMenu } from "#web/ui/table/row-menu.tsx";
import { type ArticleStatus, statusLabels } from "./news-admin.queries.ts";
import { useArticleChanges } from "./use-article-changes.ts";
import "#web/ui/marks/badge.css";
import "#web/features/news/cards/news-cards.css";

type ArticleTableProps = {
  articles: DeskCard[];
  sorting: ListSorting;
  onEdit: (article: DeskCard) => void;
  onDelete: (article: DeskCard) => void;
};

const titleOf = ({ title }: DeskCard) => title;

export function ArticleTable(props: ArticleTableProps) {
  const { articles, sorting } = props;
  const selection = useSelection(articles);
  const { invalidate } = useArticleChanges();
  const menu = useRowMenu({ actions: [...featureActions, ...articleActions], nameOf: titleOf, onSettled: invalidate });
  return (
    <>
      <SelectionBar
        selection={selection}
        actions={articleActions}
        itemsName="articles"
        nameOf={titleOf}
        onSettled={invalidate}
      />
      {menu.dialogs}
      <DataTable
        columns={columnsWith(props, selection, menu.actionsFor)}
        rows={articles}
        sorting={sorting}
        cardsBelow={60}
      />
    </>
  );
}

const viewOf = (article: DeskCard): RowAction[] =>
  article.status === "published" ? [{ label: "View on site", href: articlePath(article) }] : [];

const columnsWith = (
  { onEdit, onDelete }: ArticleTableProps,
  selection: Selection<DeskCard>,
  actionsFor: (article: DeskCard) => RowAction[],
): Column<DeskCard>[] => [
  selectColumn(selection, titleOf),
  {
    header: "Article",
    accessorKey: "title",
    meta: { card: "title" },
    cell: ({ row }) => <ArticleSummary article={row.original} />,
  },
  {
    header: "Status",
    accessorFn: ({ status }) => statusLabels[status],
    meta: { card: "text" },
    cell: ({ row: { original } }) => <Status of={original.status} />,
  },
  {
    header: "Published",
    id: "publishedAt",
    accessorFn: ({ publishedAt }) => publishedAt ?? undefined,
    sortDescFirst: true,
    meta: { card: "text" },
    cell: ({ row: { original } }) =>
      original.scheduledAt ? (
        <Scheduled at={original.scheduledAt} />
      ) : original.publishedAt ? (
        <PublishedOn publishedAt={original.publishedAt} />
      ) : (
        <span className="news-tab__unpublished">
          {original.status === "archived" ? "Never published" : "Not yet published"}
        </span>
      ),
  },
  {
    header: "Views",
    accessorKey: "views",
    meta: { kind: "figure" },
    cell: ({ row: { original } }) => formatNumber(original.views),
  },
  actionsColumn((article) => (
    <>
      <RowActions name={article.title} onEdit={() => onEdit(article)} onDelete={() => onDelete(article)} />
      <RowMenu name={article.title} actions={[...viewOf(article), ...actionsFor(article)]} />
    </>
  )),
];

function Scheduled({ at }: { at: string }) {
  const { timeZone } = useTeam();
  return `Scheduled for ${formatDateTime(at, timeZone)}`;
}

/** An article's title, excerpt and picture. */
function ArticleSummary({ article }: { article: DeskCard }) {
  const team = useTeam();
  const { title, excerpt, category, authorName, featured, readTime, tags } = article;
  return (
    <div className="news-tab__what">
      <Picture {...articlePictureOf(article, "news-small")} width="96" height="72" />
      <div>
        <p className="news-tab__title">
          <b>{withSoftHyphens(title)}</b> {featured && <Featured />}
        </p>
        <p className="news-tab__excerpt">{excerpt}</p>
        <div className="news-tab__about">
          <span>{categories[category].label}</span>
          <span className="news-tab__author">{authorName ?? team.name}</span>
          <span className="news-tab__read-time">{readTime} min read</span>
          <ArticleTags of={tags} />
        </div>
      </div>
    </div>
  );
}

/** Who can read an article: everybody, only staff until it's published, or only staff since it was archived. */
function Status({ of: status }: { of: ArticleStatus }) {
  const label = statusLabels[status];
  if (status === "published") return <Badge tone="ok">{label}</Badge>;
  if (status === "draft") return <Badge tone="quiet">{label}</Badge>;
  return (
    <span className="badge">
      <Archive className="icon" />
      {label}
    </span>
  );
}

const Featured = () => (
  <span className="badge news-tab__featured">
    <Star className="icon" />
    Featured
  </span>
);

/** How many characters of tags fit beside an article's category, author and read time. */
const roomForTags = 36;

/** Returns the first tag and those after it that fit beside it, three at most, and how many are left out. */
export function tagsThatFit(tags: string[]) {
  let left = roomForTags;
  const shown = cutTags(tags).shown.filter((tag, place) => {
    const fits = place === 0 || tag.length <= left;
    if (fits) left -= tag.length;
    return fits;
  });
  return { shown, more: tags.length - shown.length };
}

/** An article's tags. Those that don't fit are counted. */
function ArticleTags({ of: tags }: { of: string[] }) {
  const { shown, more } = tagsThatFit(tags);
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label="Tags">
      {shown.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {more > 0 && <More count={more} />}
    </ul>
  );
}

type Change = Partial<Pick<DeskCard, "status" | "featured">>;

const change = (what: Change) => (ids: string[]) => api(newsDeskApi.change, { body: { ...what, ids } });
const failureTitle = newsDeskTexts.changeFailed;

const articles = ({ length }: { length: number }) => (length === 1 ? "1 article" : `${formatNumber(length)} articles`);

const articleActions: BulkAction<DeskCard>[] = [
  {
    label: "Publish",
    appliesTo: ({ status }) => status !== "published",
    ask: (rows) => ({
      title: `Publish ${articles(rows)}?`,
      text: "Everyone can read what you publish straight away, even if it was scheduled for later.",
      confirmLabel: `Publish ${articles(rows)}`,
      pendingLabel: "Publishing...",
    }),
    send: change({ status: "published" }),
    done: (count) => `${count} published`,
    failureTitle,
  },
  {
    label: "Move to drafts",
    appliesTo: ({ status }) => status !== "draft",
    send: change({ status: "draft" }),
    done: (count) => `${count} moved to drafts`,
    failureTitle,
  },
  {
    label: "Archive",
    appliesTo: ({ status }) => status !== "archived",
    send: change({ status: "archived" }),
    done: (count) => `${count} archived`,
    failureTitle,
  },
];

/** Further actions on a single article. */
const featureActions: BulkAction<DeskCard>[] = [
  {
    label: "Feature",
    appliesTo: ({ featured }) => !featured,
    send: change({ featured: true }),
    done: () => "Featured",
    failureTitle,
  },
  {
    label: "Stop featuring",
    appliesTo: ({ featured }) => featured,
    send: change({ featured: false }),
    done: () => "No longer featured",
    failureTitle,
  },
];
