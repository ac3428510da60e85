import { type ApplicationStatus, applicationStatusLabels } from "#contract/applications/constants.ts";
import { Badge, type BadgeTone } from "#web/ui/marks/badge.tsx";

const tones: Record<ApplicationStatus, BadgeTone> = { pending: "info", approved: "ok", rejected: "no" };

/** Where an application stands, for those who decide. */
export const Status = ({ of: status }: { of: ApplicationStatus }) => (
  <Badge tone={tones[status]}>{applicationStatusLabels[status]}</Badge>
);
