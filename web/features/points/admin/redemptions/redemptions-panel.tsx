import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { redemptionStatuses, redemptionStatusLabels } from "#contract/points/constants.ts";
import { badges } from "#web/api/badges.ts";
import { type RedemptionFilter, redemptionList } from "#web/features/points/admin/points-admin.queries.ts";
import { FilterSelect } from "#web/ui/fields/filter-select.tsx";
import { FilterForm } from "#web/ui/lists/filter-form.tsx";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { useArrivals } from "#web/ui/lists/use-arrivals.ts";
import { RedemptionsTable } from "./redemptions-table.tsx";
import { ResolveDialog } from "./resolve-dialog.tsx";
import type { Decision } from "./resolve-form.tsx";
import "./redemptions-panel.css";

type RedemptionsPanelProps = RedemptionFilter & { onStatus: (status: string | undefined) => void };

/** What members have redeemed, newest first, and what became of it. */
export function RedemptionsPanel({ status, onStatus }: RedemptionsPanelProps) {
  const list = useInfiniteQuery(redemptionList({ status }));
  const arrivals = useArrivals(list, useQuery(badges()).data?.redemptions?.newestAt);
  const [decision, setDecision] = useState<Decision>();
  const [isOpen, setOpen] = useState(false);

  function handleDecide(redemption: StaffRedemption, outcome: Decision["outcome"]) {
    setDecision({ redemption, outcome });
    setOpen(true);
  }
  return (
    <>
      <StatusFilter status={status} onStatus={onStatus} />
      <InfiniteList
        list={list}
        what="redemptions"
        empty={status ? "No matching redemptions" : "Nothing redeemed yet"}
        arrivals={arrivals}
      >
        {(redemptions, isWhole) => (
          <RedemptionsTable redemptions={redemptions} isWhole={isWhole} onDecide={handleDecide} />
        )}
      </InfiniteList>
      <ResolveDialog decision={decision} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const StatusFilter = ({ status, onStatus }: RedemptionsPanelProps) => (
  <FilterForm className="points-tools redemption-filter">
    <input type="hidden" name="tab" value="redemptions" />
    <FilterSelect
      label="Status"
      name="status"
      values={redemptionStatuses}
      labels={redemptionStatusLabels}
      chosen={status}
      onChoose={onStatus}
    />
  </FilterForm>
);
