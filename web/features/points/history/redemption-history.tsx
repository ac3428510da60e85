import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Redemption } from "#contract/points/schemas.ts";
import { redemptionPages } from "#web/features/points/points.queries.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { History } from "./history.tsx";
import { olderRows } from "./older-rows.ts";
import { RedemptionBadge } from "./redemption-badge.tsx";

/** The member's redemptions and their state. */
export function RedemptionHistory({ newest }: { newest: Redemption[] }) {
  const [isAskedFor, askFor] = useState(false);
  const whole = useInfiniteQuery(redemptionPages(isAskedFor));
  return (
    <History
      title="Redemption history"
      what="redemptions"
      empty="Nothing redeemed yet"
      {...olderRows({ newest, whole, isAskedFor, onAsk: () => askFor(true) })}
    >
      {({ item, status, pointsSpent }) => (
        <>
          <span>
            {item.name}
            <small>
              <RedemptionBadge status={status} />
              {status === "cancelled" && <span>Points given back</span>}
            </small>
          </span>
          <span className="amount">{formatNumber(pointsSpent)}</span>
        </>
      )}
    </History>
  );
}
