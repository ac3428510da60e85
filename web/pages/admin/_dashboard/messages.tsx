import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { MessagesTab } from "#web/features/contact-messages/admin/messages-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { addressIn } from "#web/ui/lists/controls/list-options.ts";

export const Route = createFileRoute("/admin/_dashboard/messages")({
  /** The list's options, which the tab validates. */
  validateSearch: addressIn,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { tabQueries } = await import("#web/features/contact-messages/admin/messages.queries.ts"); // loaded for staff only
    await prefetch(queryClient, tabQueries(deps));
  },
  head: gateHead({
    title: "Messages, admin dashboard",
    description: "What visitors wrote to the team.",
    path: "/admin/messages",
  }),
  component: MessagesTab,
});
