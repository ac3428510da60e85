import type { UseQueryResult } from "@tanstack/react-query";
import type { PointsSummary } from "#contract/points/schemas.ts";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { RedemptionHistory } from "./redemption-history.tsx";
import { TransactionHistory } from "./transaction-history.tsx";

/** Both histories. Renders no error, because the balance already shows it. */
export function Histories({ summary: { data, isPending } }: { summary: UseQueryResult<PointsSummary> }) {
  if (data)
    return (
      <div className="history">
        <TransactionHistory newest={data.transactions} />
        <RedemptionHistory newest={data.redemptions} />
      </div>
    );
  if (!isPending) return null;
  return (
    <Loading what="your history" className="history">
      <Skeleton style={{ height: 480 }} />
      <Skeleton style={{ height: 240 }} />
    </Loading>
  );
}
