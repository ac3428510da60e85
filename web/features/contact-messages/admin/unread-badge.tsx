import { useQuery } from "@tanstack/react-query";
import { CountBadge } from "#web/ui/marks/count-badge.tsx";
import { messageCounts } from "./messages.queries.ts";

/** How many messages nobody has read. */
export function UnreadBadge() {
  const { data } = useQuery(messageCounts());
  return <CountBadge count={data?.unread ?? 0} meaning="unread" tone="alert" />;
}
