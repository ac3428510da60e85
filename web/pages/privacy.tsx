import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { keptOfMembers } from "#web/features/accounts/accounts.queries.ts";
import { PrivacyNotice } from "#web/features/team/legal/privacy-notice.tsx";
import { pageHead } from "#web/shell/page/page-head.ts";

const title = "Privacy";
const lead = "What we know about you, why, for how long, and what you can do about it.";

export const Route = createFileRoute("/privacy")({
  staticData: { page: { kind: "document" } },
  loader: ({ context: { queryClient } }) => prefetch(queryClient, [keptOfMembers()]),
  head: ({ match: { context } }) => pageHead({ title, description: lead, path: "/privacy" }, context),
  component: Privacy,
});

function Privacy() {
  const { data: kept } = useQuery(keptOfMembers());
  return <PrivacyNotice title={title} lead={lead} kept={kept} />;
}
