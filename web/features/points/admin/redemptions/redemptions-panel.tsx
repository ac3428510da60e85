import { useQuery } from "@tanstack/react-query";
import { redemptionStatuses, redemptionStatusLabels } from "#contract/points/constants.ts";
import { badges } from "#web/api/badges.ts";
import { redemptionList, redemptionListOptions } from "#web/features/points/admin/points-admin.queries.ts";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import { type ListState, useList } from "#web/ui/lists/controls/use-list.ts";
import { ListPanel } from "#web/ui/lists/list-panel.tsx";
import { useNewRows } from "#web/ui/lists/use-new-rows.ts";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { RedemptionsTable } from "./redemptions-table.tsx";
import { type Decision, ResolveDialog } from "./resolve-dialog.tsx";
import "./redemptions-panel.css";

/** Members' redemptions and their state, newest first. */
export function RedemptionsPanel() {
  const listed = useList(redemptionListOptions, { pages: redemptionList });
  const newRows = useNewRows(listed.list, useQuery(badges()).data?.redemptions?.newestAt);
  const { row: decision, isOpen, open, close } = useRowDialog<Decision>();
  return (
    <>
      <ListPanel
        of={listed}
        itemsName="redemptions"
        search={{ label: "Search redemptions", placeholder: "Member or item" }}
        filters={<StatusFilter state={listed.state} />}
        toolsClass="points-tools redemption-filter"
        empty="Nothing redeemed yet"
        hint="Rewards that members redeem appear here."
        newRows={newRows}
      >
        {(redemptions) => (
          <RedemptionsTable
            redemptions={redemptions}
            sorting={listed.state.sorting}
            onDecide={(redemption, outcome) => open({ redemption, outcome })}
          />
        )}
      </ListPanel>
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
