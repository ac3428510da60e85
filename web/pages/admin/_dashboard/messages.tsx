import { createFileRoute } from "@tanstack/react-router";
import { MessagesTab } from "#web/features/contact-messages/admin/messages-tab.tsx";
import { tabPage } from "#web/shell/admin/tabs/tab-page.ts";

export const Route = createFileRoute("/admin/_dashboard/messages")({
  ...tabPage({
    path: "messages",
    title: "Messages",
    description: "What visitors wrote to the team.",
    queries: () => import("#web/features/contact-messages/admin/messages.queries.ts"),
  }),
  component: MessagesTab,
});
