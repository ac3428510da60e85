import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { redemptionStatuses, redemptionStatusLabels } from "#contract/points/constants.ts";
import { badges } from "#web/api/badges.ts";
import { redemptionList, redemptionListOptions } from "#web/features/points/admin/queries/points-admin.queries.ts";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { type ListState, useList } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import { useNewRows } from "#web/ui/lists/use-new-rows.ts";
import { RedemptionsTable } from "./redemptions-table.tsx";
import { ResolveDialog } from "./resolve-dialog.tsx";
import type { Decision } from "./resolve-form.tsx";
import "./redemptions-panel.css";

/** Members' redemptions and their state, newest first. */
export function RedemptionsPanel() {
  const state = useList(redemptionListOptions);
  const list = useInfiniteQuery({ ...redemptionList(state.options), placeholderData: keepPreviousData });
  const newRows = useNewRows(list, useQuery(badges()).data?.redemptions?.newestAt);
  const [decision, setDecision] = useState<Decision>();
  const [isOpen, setOpen] = useState(false);

  function handleDecide(redemption: StaffRedemption, outcome: Decision["outcome"]) {
    setDecision({ redemption, outcome });
    setOpen(true);
  }
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
          <RedemptionsTable redemptions={redemptions} sorting={state.sorting} onDecide={handleDecide} />
        )}
      </InfiniteList>
      <ResolveDialog decision={decision} isOpen={isOpen} onClose={() => setOpen(false)} />
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
