import { useQuery } from "@tanstack/react-query";
import { badges } from "#web/api/badges.ts";
import { CountBadge } from "#web/ui/marks/count-badge.tsx";

/** The number of redemptions that are waiting to be delivered. */
export function PendingBadge() {
  const pending = useQuery(badges()).data?.redemptions;
  return pending && <CountBadge count={pending.count} isMore={pending.isMore} meaning="pending" tone="info" />;
}
