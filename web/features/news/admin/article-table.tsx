import { articlePath } from "#contract/news/article-path.ts";
import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { PublishedOn } from "#web/features/news/cards/published-on.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { RowActions } from "#web/ui/table/row-actions.tsx";
import { Table } from "#web/ui/table/table.tsx";
import { Status } from "./article-status.tsx";
import { ArticleSummary } from "./article-summary.tsx";
import { inTeamTime } from "./editor/schedule-time.ts";
import { statusLabels } from "./news-desk.queries.ts";
import "#web/ui/marks/badge.css";
import "#web/features/news/cards/news-cards.css";

type ArticleTableProps = {
  articles: DeskCard[];
  sorting: ListSorting;
  onEdit: (article: DeskCard) => void;
  onDelete: (article: DeskCard) => void;
};

export const ArticleTable = (props: ArticleTableProps) => (
  <Table columns={columnsWith(props)} rows={props.articles} sorting={props.sorting} cardsBelow={60} />
);

const columnsWith = ({ onEdit, onDelete }: ArticleTableProps): Column<DeskCard>[] => [
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
      {article.status === "published" && (
        <a className="text-button" href={articlePath(article)} target="_blank" rel="noopener">
          View<span className="visually-hidden"> {article.title} on site (opens in a new tab)</span>
        </a>
      )}
      <RowActions name={article.title} onEdit={() => onEdit(article)} onDelete={() => onDelete(article)} />
    </>
  )),
];
