import { createFileRoute } from "@tanstack/react-router";
import { NoSuchTab } from "#web/shell/admin/tabs/no-such-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";

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
