import { createFileRoute, Link } from "@tanstack/react-router";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";

/** The 404 page inside the dashboard's frame. */
export const Route = createFileRoute("/admin/_dashboard/$")({
  loader: () => ({ pageStatus: 404 }),
  head: gateHead({
    title: "Page not found, admin dashboard",
    description: "The dashboard has no page at this address.",
    path: "/admin",
  }),
  component: NoSuchTab,
});

function NoSuchTab() {
  return (
    <>
      <DashboardTabHead name="Page not found" />
      <p>
        The dashboard has no page at this address. <Link to="/admin">Go to your first tab</Link> or choose another.
      </p>
    </>
  );
}
