import { createFileRoute } from "@tanstack/react-router";
import { pageSeeds } from "#contract/art/art.ts";
import { useTeam } from "#web/api/team.ts";
import { ErrorPage } from "#web/shell/page/error-page.tsx";
import { MinimalLayout } from "#web/shell/page/minimal-layout.tsx";
import { unlistedHead } from "#web/shell/page/page-head.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";

/** Shown in place of a page that can't be rendered at the moment. Its own address is a 404. */
export const Route = createFileRoute("/unavailable")({
  staticData: { page: { kind: "document" }, frame: "minimal", isStandIn: true },
  loader: () => ({ pageStatus: 503 }),
  head: ({ match: { context } }) => unlistedHead("Back in a moment", context),
  component: Unavailable,
});

function Unavailable() {
  const { contactEmail } = useTeam();
  return (
    <MinimalLayout>
      <ErrorPage
        word="WAIT"
        heading="Back in a moment"
        meaning="Back in a moment"
        title="This page didn’t make it."
        lead="We can’t show this page right now. Nothing you saved is lost. Please try again in a moment."
        seed={pageSeeds.unavailable}
      >
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is valid, and refers to the requested page */}
        <a className={buttonClass()} href="">
          Try again
        </a>
        <a className="text-link" href={`mailto:${contactEmail}`}>
          {contactEmail}
        </a>
      </ErrorPage>
    </MinimalLayout>
  );
}
