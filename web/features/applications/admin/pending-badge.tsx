import { useQuery } from "@tanstack/react-query";
import { CountBadge } from "#web/ui/marks/count-badge.tsx";
import { applicationCounts } from "./application-reviews.queries.ts";

/** How many applications wait for a review. */
export function PendingBadge() {
  const { data } = useQuery(applicationCounts());
  return <CountBadge count={data?.pending ?? 0} meaning="pending" tone="info" />;
}
