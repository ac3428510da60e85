import { createFileRoute } from "@tanstack/react-router";
import { PrivacyNotice } from "#web/features/team/legal/privacy-notice.tsx";
import { pageHead } from "#web/shell/page/page-head.ts";

const title = "Privacy";
const lead = "What we know about you, why, for how long, and what you can do about it.";

export const Route = createFileRoute("/privacy")({
  staticData: { page: { kind: "document" } },
  head: ({ match: { context } }) => pageHead({ title, description: lead, path: "/privacy" }, context),
  component: () => <PrivacyNotice title={title} lead={lead} />,
});
