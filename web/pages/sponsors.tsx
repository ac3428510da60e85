import { createFileRoute, notFound } from "@tanstack/react-router";
import { teamPages } from "#contract/team/team-pages.ts";
import { AllSponsors } from "#web/features/sponsors/all-sponsors.tsx";
import { ContactLink } from "#web/shell/links/contact-link.tsx";
import { pageHead } from "#web/shell/page/page-head.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";

export const Route = createFileRoute("/sponsors")({
  staticData: { page: { kind: "document" } },
  loader: ({ context: { team } }) => {
    if (!teamPages(team).includes("/sponsors")) throw notFound();
  },
  head: ({ match: { context } }) =>
    pageHead(
      {
        title: "Sponsors",
        description: `Who supports ${context.team.name}.`,
        path: "/sponsors",
      },
      context,
    ),
  component: () => (
    <AllSponsors>
      <ContactLink className={buttonClass()}>Get In Touch</ContactLink>
    </AllSponsors>
  ),
});
