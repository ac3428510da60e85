import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { MessagesTab } from "#web/features/contact-messages/admin/messages-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";

export const Route = createFileRoute("/admin/_dashboard/messages")({
  loader: async ({ context: { queryClient } }) => {
    const { tabQueries } = await import("#web/features/contact-messages/admin/messages.queries.ts"); // for staff alone
    await prefetch(queryClient, tabQueries());
  },
  head: gateHead({
    title: "Messages, admin dashboard",
    description: "What visitors wrote to the team.",
    path: "/admin/messages",
  }),
  component: MessagesTab,
});
