import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { ApplicationsTab } from "#web/features/applications/admin/applications-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { addressIn } from "#web/ui/lists/controls/list-options.ts";

export const Route = createFileRoute("/admin/_dashboard/applications")({
  /** The list's options, which the tab validates. */
  validateSearch: addressIn,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { tabQueries } = await import("#web/features/applications/admin/application-reviews.queries.ts"); // loaded for staff only
    await prefetch(queryClient, tabQueries(deps));
  },
  head: gateHead({
    title: "Applications, admin dashboard",
    description: "Who wants to join, and your answers.",
    path: "/admin/applications",
  }),
  component: ApplicationsTab,
});
