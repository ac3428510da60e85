import type { UseQueryResult } from "@tanstack/react-query";
import type { PointsSummary, RewardItem } from "#contract/points/schemas.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Balance } from "./balance.tsx";
import { BalanceChange } from "./balance-change.tsx";
import { RewardProgress } from "./reward-progress.tsx";

type StandingProps = { summary: UseQueryResult<PointsSummary>; items: RewardItem[] };

/** Where the member stands, in figures and as a climb towards the rewards. */
export const Standing = ({ summary, items }: StandingProps) => (
  <div className="standing">
    <Arrived summary={summary} items={items} />
  </div>
);

function Arrived({ summary, items }: StandingProps) {
  if (summary.data)
    return (
      <>
        <Balance {...summary.data} />
        <BalanceChange points={summary.data.points} />
        {summary.isRefetchError && <Retry title="Your points are not up to date" onRetry={() => summary.refetch()} />}
        <RewardProgress points={summary.data.points} items={items} />
      </>
    );
  if (!summary.isPending) return <Retry title="Your points didn’t load" onRetry={() => summary.refetch()} />;
  return (
    <Loading what="your points" className="standing__skel">
      <Skeleton style={{ height: "clamp(8rem, 24vw, 20rem)" }} />
      <Skeleton style={{ height: "clamp(90px, 11vw, 170px)", marginTop: 68 }} />
    </Loading>
  );
}

const Retry = (failed: { title: string; onRetry: () => void }) => (
  <ErrorState {...failed}>Please check your connection and try again.</ErrorState>
);
