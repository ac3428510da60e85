import type { ReactElement } from "react";
import { render } from "vitest-browser-react";
import { createQueryClient } from "#web/api/query-client.ts";
import { IslandFrame } from "#web/documents/islands/island.tsx";
import { toasts } from "#web/ui/feedback/toast-queue.ts";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { team } from "./team.tsx";
import "#web/ui/styles/tokens.css";
import "#web/ui/styles/globals.css";

/** Renders a component in a real page: with the team's facts, queries, the styles that all share, and the place for toasts. */
export function inPage(element: ReactElement) {
  for (const { id } of toasts.all()) toasts.dismiss(id);
  return render(
    <IslandFrame queryClient={createQueryClient()} team={team}>
      <main id="main">{element}</main>
      <Toaster />
    </IslandFrame>,
  );
}
