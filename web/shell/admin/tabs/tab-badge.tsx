import { useQuery } from "@tanstack/react-query";
import { type BadgeName, badges } from "#web/api/badges.ts";
import { CountBadge } from "#web/ui/marks/count-badge.tsx";

const looks = {
  messages: { meaning: "unread", tone: "alert" },
  applications: { meaning: "pending", tone: "info" },
  redemptions: { meaning: "pending", tone: "info" },
} as const;

/** How many wait behind a tab. */
export function TabBadge({ of: name }: { of: BadgeName }) {
  const waiting = useQuery(badges()).data?.[name];
  return waiting && <CountBadge {...looks[name]} count={waiting.count} isMore={waiting.isMore} />;
}
