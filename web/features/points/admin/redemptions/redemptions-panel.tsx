import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { redemptionStatuses, redemptionStatusLabels } from "#contract/points/constants.ts";
import { type RedemptionFilter, redemptionList } from "#web/features/points/admin/points-admin.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FilterSelect } from "#web/ui/fields/filter-select.tsx";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { RedemptionRow } from "./redemption-row.tsx";
import { ResolveDialog } from "./resolve-dialog.tsx";
import type { Decision } from "./resolve-form.tsx";
import "#web/ui/lists/table.css";
import "./redemptions-panel.css";

type RedemptionsPanelProps = RedemptionFilter & { onStatus: (status: string | undefined) => void };

/** What members have redeemed, newest first, and what became of it. */
export function RedemptionsPanel({ status, onStatus }: RedemptionsPanelProps) {
  const list = useInfiniteQuery(redemptionList({ status }));
  const [decision, setDecision] = useState<Decision>();
  const [isOpen, setOpen] = useState(false);

  function handleDecide(redemption: StaffRedemption, outcome: Decision["outcome"]) {
    setDecision({ redemption, outcome });
    setOpen(true);
  }
  return (
    <>
      <StatusFilter status={status} onStatus={onStatus} />
      <InfiniteList list={list} what="redemptions" empty={status ? "No such redemptions" : "Nothing redeemed yet"}>
        {(redemptions) => (
          <div className="tblbox">
            <table className="tbl redemptions">
              <thead>
                <tr>
                  <th scope="col">Member</th>
                  <th scope="col">Item</th>
                  <th scope="col" className="r">
                    Points
                  </th>
                  <th scope="col">Requested</th>
                  <th scope="col">Status</th>
                  <th scope="col">
                    <span className="visually-hidden">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {redemptions.map((redemption) => (
                  <RedemptionRow key={redemption.id} redemption={redemption} onDecide={handleDecide} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </InfiniteList>
      <ResolveDialog decision={decision} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const StatusFilter = ({ status, onStatus }: RedemptionsPanelProps) => (
  <form className="points-tools redemption-filter" onSubmit={(event) => event.preventDefault()}>
    <input type="hidden" name="tab" value="redemptions" />
    <FilterSelect
      label="Status"
      name="status"
      values={redemptionStatuses}
      labels={redemptionStatusLabels}
      chosen={status}
      onChoose={onStatus}
    />
    <noscript>
      <Button type="submit" variant="secondary" small>
        Show
      </Button>
    </noscript>
  </form>
);
