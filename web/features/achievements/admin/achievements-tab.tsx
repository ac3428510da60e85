import { useState } from "react";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import type { StoredAchievement } from "#contract/achievements/admin/schemas.ts";
import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { formatPrize, positionTier } from "#contract/achievements/results.ts";
import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { useInvalidation } from "#web/api/use-invalidation.ts";
import { shortNamesOf } from "#web/features/achievements/player-names.ts";
import { formatDay } from "#web/ui/format/dates.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import { type ListSorting, useList } from "#web/ui/lists/controls/use-list.ts";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { ListTab } from "#web/ui/lists/list-tab.tsx";
import { GameName } from "#web/ui/nouns/game-name.tsx";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { RowActions } from "#web/ui/table/row-menu.tsx";
import { achievementList, resultListOptions } from "./achievements-admin.queries.ts";
import { AddAchievement, EditAchievement } from "./edit-achievement.tsx";
import "./achievements-tab.css";

/** The public results, newest first. */
export function AchievementsTab() {
  const results = useList(resultListOptions, { pages: achievementList });
  const [isAdding, setAdding] = useState(false);
  const edited = useRowDialog<StoredAchievement>();
  const deletion = useRowDialog<StoredAchievement>();
  const changed = useInvalidation(...shownIn);
  function openToEdit(id: string) {
    const found = loadedRows(results.list).find((result) => result.id === id);
    if (found) edited.open(found);
    else if (results.list.hasNextPage && !results.list.isFetching) void results.list.fetchNextPage();
    return found !== undefined || (results.list.isSuccess && !results.list.hasNextPage);
  }
  return (
    <>
      <ListTab
        name="Achievements"
        add={{ label: "Add Achievement", first: "Add the first achievement", onAdd: () => setAdding(true) }}
        openers={{ edit: openToEdit }}
        of={results}
        itemsName="achievements"
        search={{ label: "Search achievements", placeholder: "Tournament or description" }}
        empty="No achievements yet"
      >
        {(achievements) => (
          <AchievementTable
            achievements={achievements}
            sorting={results.state.sorting}
            edited={edited.isOpen ? edited.row?.id : undefined}
            onEdit={edited.open}
            onDelete={deletion.open}
          />
        )}
      </ListTab>
      <AddAchievement isOpen={isAdding} onChanged={changed} onClose={() => setAdding(false)} />
      <EditAchievement chosen={edited} onChanged={changed} />
      <DeleteDialog
        chosen={deletion}
        nameOf={({ title }) => title}
        confirmLabel="Delete achievement"
        texts={achievementTexts}
        remove={({ id }) => api(achievementsAdminApi.remove, { params: { id } })}
        onSettled={changed}
      />
    </>
  );
}

/** Calls whose data shows or counts results. */
const shownIn = [
  achievementsApi.list,
  achievementsApi.totals,
  achievementsAdminApi.listForStaff,
  analyticsAdminApi.overview,
];

type Actions = { onEdit: (achievement: StoredAchievement) => void; onDelete: (achievement: StoredAchievement) => void };
type AchievementTableProps = Actions & {
  achievements: StoredAchievement[];
  sorting: ListSorting;
  /** The id of the result being edited. */
  edited: string | undefined;
};

const AchievementTable = ({ achievements, sorting, edited, ...actions }: AchievementTableProps) => (
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
        <GameName game={original.game} className="table__sub" />
        {original.description && <span className="table__sub table__line">{original.description}</span>}
        {original.players.length > 0 && (
          <span className="table__sub table__line">With {shortNamesOf(original.players)}</span>
        )}
      </>
    ),
  },
  {
    header: "Prize",
    accessorKey: "prize",
    meta: { kind: "figure", card: "text" },
    cell: ({ row: { original } }) => <Prize prize={original.prize} />,
  },
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

const Prize = ({ prize }: { prize: string }) => formatPrize(prize, useTeam());
