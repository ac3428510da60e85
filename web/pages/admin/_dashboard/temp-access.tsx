import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { AccessTab } from "#web/features/access-links/access-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { addressIn } from "#web/ui/lists/controls/list-options.ts";

export const Route = createFileRoute("/admin/_dashboard/temp-access")({
  /** The list's options, which the tab validates. */
  validateSearch: addressIn,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { tabQueries } = await import("#web/features/access-links/access-links.queries.ts"); // loaded for staff only
    await prefetch(queryClient, tabQueries(deps));
  },
  head: gateHead({
    title: "Temp Access, admin dashboard",
    description: "Links that let someone in for a while.",
    path: "/admin/temp-access",
  }),
  component: AccessTab,
});
