import { useQuery } from "@tanstack/react-query";
import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { query } from "#web/api/queries.ts";
import { staffWriter } from "#web/browser-state/draft-store.ts";
import { lastSetupStep, publishedStep } from "#web/browser-state/setup-memory.ts";
import { FirstArticle } from "#web/features/news/admin/first-article.tsx";
import { Setup } from "#web/features/team/setup/setup.tsx";
import { isSetupStep, setupSteps } from "#web/features/team/setup/setup-steps.ts";
import { tabPage } from "#web/shell/admin/tabs/tab-page.ts";
import { replayTour } from "#web/shell/admin/tour/tour-memory.ts";

/** The setup of a new site. Any other site has the editor. */
export const Route = createFileRoute("/admin/_dashboard/set-up")({
  ...tabPage({
    path: "set-up",
    title: "Set up",
    description: "A new site becomes the team’s own.",
    queries: () => import("#web/features/team/admin/team-admin.queries.ts"),
  }),
  async beforeLoad({ context: { staff, queryClient }, cause, search }) {
    if (cause === "stay") return; // its end, which publishes, is shown until they leave
    const { maySeeSetup } = await import("#web/shell/admin/new-site.ts"); // loaded for staff only
    if (!(await maySeeSetup(queryClient, staff, search.step))) throw redirect({ to: "/admin/site" });
  },
  component: SetUp,
});

function SetUp() {
  const { staff } = Route.useRouteContext();
  const { step: asked } = Route.useSearch();
  const navigate = useNavigate();
  const { data, dataUpdatedAt } = useQuery(query(firstStepsApi.get));
  const last = useSyncExternalStore(
    () => () => {},
    () => lastSetupStep(staff.username),
    () => undefined, // the server can’t know
  );
  const [unfinished = ""] = [asked, last, setupSteps[0]?.id].filter(isSetupStep);
  const step = asked === publishedStep && !data?.isNew ? publishedStep : unfinished;
  return (
    <Setup
      staff={staff}
      step={step}
      onStep={(id) => void navigate({ to: "/admin/set-up", search: { step: id }, resetScroll: false })}
      onLeave={() => void navigate({ to: "/admin" })}
      onTour={() => {
        replayTour();
        void navigate({ to: "/admin" });
      }}
      article={<FirstArticle writer={staffWriter(staff)} isWritten={data?.hasOwnArticle ?? false} />}
      articleVersion={dataUpdatedAt}
    />
  );
}
