import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { AccessTab } from "#web/features/access-links/access-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";

export const Route = createFileRoute("/admin/_dashboard/temp-access")({
  loader: async ({ context: { queryClient } }) => {
    const { tabQueries } = await import("#web/features/access-links/tab-queries.ts"); // for staff alone
    await prefetch(queryClient, tabQueries());
  },
  head: gateHead({
    title: "Temp Access, admin dashboard",
    description: "Links that let someone in for a while.",
    path: "/admin/temp-access",
  }),
  component: AccessTab,
});
