import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api.ts";
import { AccessTab } from "#web/features/access-links/access-tab.tsx";
import { gateHead } from "#web/frame/gate-head.ts";

export const Route = createFileRoute("/admin/_dashboard/temp-access")({
  loader: async ({ context: { queryClient } }) => {
    const { whatIsShown } = await import("#web/features/access-links/what-is-shown.ts"); // for staff alone
    await prefetch(queryClient, whatIsShown());
  },
  head: gateHead({
    title: "Temp Access, admin dashboard",
    description: "Links that let somebody in for a while.",
    path: "/admin/temp-access",
  }),
  component: AccessTab,
});
