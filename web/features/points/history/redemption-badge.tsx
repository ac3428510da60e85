import type { Redemption } from "#contract/points/schemas.ts";
import { Badge, type BadgeTone } from "#web/ui/marks/badge.tsx";

const looks: Record<Redemption["status"], { tone: BadgeTone; word: string }> = {
  pending: { tone: "info", word: "Pending" },
  completed: { tone: "ok", word: "Completed" },
  cancelled: { tone: "no", word: "Cancelled" },
};

/** A redemption's state. */
export const RedemptionBadge = ({ status }: { status: Redemption["status"] }) => (
  <Badge tone={looks[status].tone}>{looks[status].word}</Badge>
);
