import { createFileRoute } from "@tanstack/react-router";
import { isAllowed } from "#contract/staff/roles.ts";
import { Channels } from "#web/features/channels/admin/channels.tsx";
import { LiveState } from "#web/features/live/admin/live-state.tsx";
import { SocialTab } from "#web/features/social-counts/admin/social-tab.tsx";
import { mayUse } from "#web/shell/admin/tabs/dashboard-tabs.ts";
import { tabPage } from "#web/shell/admin/tabs/tab-page.ts";

export const Route = createFileRoute("/admin/_dashboard/social")({
  ...tabPage({
    path: "social",
    title: "Social Media",
    description: "The follower counts that the site shows.",
    queries: () => import("#web/features/social-counts/social-counts.queries.ts"),
  }),
  component: Social,
});

function Social() {
  const { staff } = Route.useRouteContext();
  return (
    <SocialTab canUpdate={isAllowed(staff.role, "socialCounts", "write")}>
      {mayUse(staff, "channels", "read") && (
        <>
          <Channels mayConnect={mayUse(staff, "channelKeys", "write")} />
          <LiveState />
        </>
      )}
    </SocialTab>
  );
}
