import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { AdminLayout } from "#web/shell/admin/layout/admin-layout.tsx";
import { AdminLoading } from "#web/shell/admin/layout/admin-loading.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";

export const Route = createFileRoute("/admin/_dashboard")({
  staticData: { frame: "admin", isReturnedTo: true },
  /** Sends visitors to the staff sign-in page, from which they return here, and staff to a tab of their role. */
  async beforeLoad({ context: { queryClient, team }, location }) {
    const staff = await queryClient.fetchQuery(staffSession());
    const asksForNone = location.pathname === "/admin";
    const search = asksForNone ? {} : { returnUrl: location.pathname + location.searchStr };
    if (!staff.isAdmin) throw redirect({ to: "/admin-login", search });
    if (staff.needsSecondFactor) throw redirect({ to: "/admin/set-up-second-factor", search });
    const { tabRedirect } = await import("#web/shell/admin/tabs/dashboard-tabs.ts"); // loaded for staff only
    if (asksForNone) {
      const { meetsSetup } = await import("#web/shell/admin/new-site.ts");
      if (await meetsSetup(queryClient, staff)) throw redirect({ to: "/admin/set-up" });
    }
    const tab = tabRedirect(staff, location.pathname, team);
    if (tab) throw redirect({ to: `/admin/${tab}` });
    return { staff };
  },
  loader: async ({ context: { queryClient } }) => {
    const { layoutQueries } = await import("#web/shell/admin/layout/layout-queries.ts"); // loaded for staff only
    await prefetch(queryClient, layoutQueries());
  },
  head: gateHead({ title: "Admin dashboard", description: "Staff run the site from here.", path: "/admin" }),
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: AdminLoading,
  component: Dashboard,
});

function Dashboard() {
  const { staff } = Route.useRouteContext();
  return (
    <AdminLayout staff={staff}>
      <Outlet />
    </AdminLayout>
  );
}
