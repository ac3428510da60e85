import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import type { StoredAchievement } from "#contract/achievements/admin/schemas.ts";
import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { positionTier } from "#contract/achievements/results.ts";
import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { shortNamesOf } from "#web/features/achievements/player-names.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { formatDay } from "#web/ui/format/dates.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { type ListSorting, useList } from "#web/ui/lists/controls/use-list.ts";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useOpenFromAddress } from "#web/ui/overlays/use-open-from-address.ts";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { RowActions } from "#web/ui/table/row-menu.tsx";
import { achievementList, resultListOptions } from "./achievements-admin.queries.ts";
import { AddAchievement, EditAchievement } from "./edit-achievement.tsx";
import "./achievements-tab.css";

/** The public results, newest first. */
export function AchievementsTab() {
  const state = useList(resultListOptions);
  const list = useInfiniteQuery({ ...achievementList(state.options), placeholderData: keepPreviousData });
  const [isAdding, setAdding] = useState(false);
  const edited = useRowDialog<StoredAchievement>();
  const deletion = useRowDialog<StoredAchievement>();
  const changed = useAchievementsChanged();
  const id = deletion.row?.id ?? "";
  useOpenFromAddress({
    create: () => {
      setAdding(true);
      return true;
    },
  });
  return (
    <>
      <DashboardTabHead
        name="Achievements"
        list={list}
        action={
          <Button small aria-haspopup="dialog" onClick={() => setAdding(true)}>
            Add Achievement
          </Button>
        }
      />
      <div className="admin-tools">
        <ListSearch
          label="Search achievements"
          placeholder="Tournament or description"
          state={state}
          list={list}
          itemsName="achievements"
        />
      </div>
      <InfiniteList
        list={list}
        itemsName="achievements"
        empty="No achievements yet"
        hint={
          <TextButton aria-haspopup="dialog" onClick={() => setAdding(true)}>
            Add the first achievement
          </TextButton>
        }
        state={state}
      >
        {(achievements) => (
          <AchievementTable
            achievements={achievements}
            sorting={state.sorting}
            edited={edited.isOpen ? edited.row?.id : undefined}
            onEdit={edited.open}
            onDelete={deletion.open}
          />
        )}
      </InfiniteList>
      <AddAchievement isOpen={isAdding} onChanged={changed} onClose={() => setAdding(false)} />
      <EditAchievement chosen={edited} onChanged={changed} />
      <DeleteDialog
        isOpen={deletion.isOpen}
        id={id}
        name={deletion.row?.title ?? ""}
        confirmLabel="Delete achievement"
        texts={achievementTexts}
        remove={() => api(achievementsAdminApi.remove, { params: { id } })}
        onClose={deletion.close}
        onSettled={changed}
      />
    </>
  );
}

const { list, totals } = achievementsApi;
const { listForStaff } = achievementsAdminApi;

/** Returns a function that reloads everything that shows or counts results. */
function useAchievementsChanged() {
  const queryClient = useQueryClient();
  return () => {
    for (const { path } of [list, totals, listForStaff, analyticsAdminApi.overview])
      void queryClient.invalidateQueries({ queryKey: [path] });
  };
}

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
