import { createFileRoute } from "@tanstack/react-router";
import { NoSuchTab } from "#web/shell/admin/tabs/no-such-tab.tsx";

/** Any tab by its name; what is none is not found. */
export const Route = createFileRoute("/admin/_dashboard/$tab")({
  loader: () => ({ pageStatus: 404 }),
  component: NoSuchTab,
});
