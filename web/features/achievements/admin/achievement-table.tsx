import type { StoredAchievement } from "#contract/achievements/admin/schemas.ts";
import { positionTier } from "#contract/achievements/results.ts";
import { shortNamesOf } from "#web/features/achievements/player-names.ts";
import { formatDay } from "#web/ui/format/dates.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { RowActions } from "#web/ui/table/row-menu.tsx";
import "./achievement-table.css";

type Actions = { onEdit: (achievement: StoredAchievement) => void; onDelete: (achievement: StoredAchievement) => void };
type AchievementTableProps = Actions & {
  achievements: StoredAchievement[];
  sorting: ListSorting;
  /** The id of the result being edited. */
  edited: string | undefined;
};

export const AchievementTable = ({ achievements, sorting, edited, ...actions }: AchievementTableProps) => (
  <DataTable
    columns={columnsWith(actions)}
    rows={achievements}
    sorting={sorting}
    selected={edited}
    className="achievement-table table--keeps-actions"
  />
);

const columnsWith = ({ onEdit, onDelete }: Actions): Column<StoredAchievement>[] => [
  {
    header: "Position",
    accessorKey: "position",
    sortDescFirst: false,
    meta: { kind: "short", card: "lead" },
    cell: ({ row: { original } }) => (
      <span
        className={`numerals achievement-table__position achievement-table__position--${positionTier(original.position)}`}
      >
        {formatNumber(original.position)}
      </span>
    ),
  },
  {
    header: "Tournament",
    accessorKey: "title",
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <>
        <b>{withSoftHyphens(original.title)}</b>
        {original.description && <span className="table__sub table__line">{original.description}</span>}
        {original.players.length > 0 && (
          <span className="table__sub table__line">With {shortNamesOf(original.players)}</span>
        )}
      </>
    ),
  },
  { header: "Prize", accessorKey: "prize", meta: { kind: "figure", card: "text" } },
  {
    header: "Date",
    accessorKey: "date",
    sortDescFirst: true,
    meta: { card: "text" },
    cell: ({ row: { original } }) => <time dateTime={original.date}>{formatDay(original.date)}</time>,
  },
  actionsColumn((achievement) => (
    <RowActions name={achievement.title} onEdit={() => onEdit(achievement)} onDelete={() => onDelete(achievement)} />
  )),
];
