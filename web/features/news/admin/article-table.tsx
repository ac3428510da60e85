import { articlePath } from "#contract/news/article-path.ts";
import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { PublishedOn } from "#web/features/news/cards/published-on.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { SelectionBar } from "#web/ui/lists/selecting/selection-bar.tsx";
import { type Selection, useSelection } from "#web/ui/lists/selecting/use-selection.ts";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { RowActions } from "#web/ui/table/row-actions.tsx";
import { type RowAction, RowMenu } from "#web/ui/table/row-menu.tsx";
import { selectColumn } from "#web/ui/table/select-column.tsx";
import { Table } from "#web/ui/table/table.tsx";
import { useRowMenu } from "#web/ui/table/use-row-menu.tsx";
import { articleActions, featureActions } from "./article-actions.ts";
import { Status } from "./article-status.tsx";
import { ArticleSummary } from "./article-summary.tsx";
import { inTeamTime } from "./editor/schedule-time.ts";
import { statusLabels } from "./news-desk.queries.ts";
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
  const { readAnew } = useArticleChanges();
  const menu = useRowMenu({ actions: [...featureActions, ...articleActions], nameOf: titleOf, onSettled: readAnew });
  return (
    <>
      <SelectionBar
        selection={selection}
        actions={articleActions}
        what="articles"
        nameOf={titleOf}
        onSettled={readAnew}
      />
      {menu.dialogs}
      <Table
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
        `Scheduled for ${inTeamTime(original.scheduledAt)}`
      ) : original.publishedAt ? (
        <PublishedOn publishedAt={original.publishedAt} />
      ) : (
        "Not yet published"
      ),
  },
  {
    header: "Views",
    accessorKey: "views",
    meta: { kind: "figure" },
    cell: ({ row: { original } }) => formatNumber(original.views),
  },
  {
    header: "Read time",
    accessorKey: "readTime",
    meta: { kind: "figure" },
    cell: ({ row: { original } }) => (
      <>
        {original.readTime}
        <span className="news-tab__unit"> min</span>
      </>
    ),
  },
  actionsColumn((article) => (
    <>
      <RowActions name={article.title} onEdit={() => onEdit(article)} onDelete={() => onDelete(article)} />
      <RowMenu name={article.title} actions={[...viewOf(article), ...actionsFor(article)]} />
    </>
  )),
];
