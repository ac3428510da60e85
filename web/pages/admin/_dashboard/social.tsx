import { createFileRoute } from "@tanstack/react-router";
import { isAllowed } from "#contract/staff/roles.ts";
import { prefetch } from "#web/api/queries.ts";
import { SocialTab } from "#web/features/social-counts/admin/social-tab.tsx";
import { socialCounts } from "#web/features/social-counts/social-counts.queries.ts";
import { gateHead } from "#web/shell/gate/gate-head.ts";

export const Route = createFileRoute("/admin/_dashboard/social")({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, [socialCounts()]),
  head: gateHead({
    title: "Social Media, admin dashboard",
    description: "The follower counts that the site shows.",
    path: "/admin/social",
  }),
  component: Social,
});

function Social() {
  const { staff } = Route.useRouteContext();
  return <SocialTab canUpdate={isAllowed(staff.role, "socialCounts", "write")} />;
}
