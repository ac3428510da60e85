import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { redemptionStatuses, redemptionStatusLabels } from "#contract/points/constants.ts";
import { badges } from "#web/api/badges.ts";
import { redemptionList, redemptionListOptions } from "#web/features/points/admin/points-admin.queries.ts";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { type ListState, useList } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { useNewRows } from "#web/ui/lists/use-new-rows.ts";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { RedemptionsTable } from "./redemptions-table.tsx";
import { type Decision, ResolveDialog } from "./resolve-dialog.tsx";
import "./redemptions-panel.css";

/** Members' redemptions and their state, newest first. */
export function RedemptionsPanel() {
  const state = useList(redemptionListOptions);
  const list = useInfiniteQuery({ ...redemptionList(state.options), placeholderData: keepPreviousData });
  const newRows = useNewRows(list, useQuery(badges()).data?.redemptions?.newestAt);
  const { row: decision, isOpen, open, close } = useRowDialog<Decision>();
  return (
    <>
      <div className="points-tools redemption-filter">
        <StatusFilter state={state} />
        <ListSearch
          label="Search redemptions"
          placeholder="Member or item"
          state={state}
          list={list}
          itemsName="redemptions"
        />
      </div>
      <InfiniteList
        list={list}
        itemsName="redemptions"
        empty="Nothing redeemed yet"
        hint="Rewards that members redeem appear here."
        state={state}
        newRows={newRows}
      >
        {(redemptions) => (
          <RedemptionsTable
            redemptions={redemptions}
            sorting={state.sorting}
            onDecide={(redemption, outcome) => open({ redemption, outcome })}
          />
        )}
      </InfiniteList>
      <ResolveDialog decision={decision} isOpen={isOpen} onClose={close} />
    </>
  );
}

const StatusFilter = ({ state }: { state: ListState }) => (
  <FilterForm>
    <input type="hidden" name="tab" value="redemptions" />
    <ListFilter
      label="Status"
      name="status"
      values={redemptionStatuses}
      labels={redemptionStatusLabels}
      state={state}
    />
  </FilterForm>
);
