import type { ApplicationStatus } from "#contract/applications/constants.ts";
import { Badge, type BadgeTone } from "#web/ui/marks/badge.tsx";

const looks: Record<ApplicationStatus, { tone: BadgeTone; word: string }> = {
  pending: { tone: "wait", word: "Pending" },
  approved: { tone: "ok", word: "Approved" },
  rejected: { tone: "no", word: "Rejected" },
};

/** An application's state. */
export const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge tone={looks[status].tone}>{looks[status].word}</Badge>
);
