import { useQuery } from "@tanstack/react-query";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { whileSignedIn } from "#web/api/polling.ts";
import { listing } from "#web/api/queries.ts";
import { CountBadge } from "#web/ui/marks/count-badge.tsx";

const halfMinute = 30_000;
/** As many of them as one call tells. */
export const pendingRedemptions = () => ({
  ...listing(pointsAdminApi.allRedemptions, { query: { status: "pending", limit: "100" } }),
  staleTime: halfMinute,
  refetchInterval: whileSignedIn(halfMinute),
});

/** How many redemptions wait to be delivered. */
export function PendingBadge() {
  const { data } = useQuery(pendingRedemptions());
  return <CountBadge count={data?.rows.length ?? 0} isMore={Boolean(data?.next)} meaning="pending" tone="info" />;
}
