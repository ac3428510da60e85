import { createFileRoute, notFound } from "@tanstack/react-router";
import { AllSponsors } from "#web/features/sponsors/all-sponsors.tsx";
import { ContactLink } from "#web/shell/links/section-link.tsx";
import { pageHead } from "#web/shell/page/page-head.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";

export const Route = createFileRoute("/sponsors")({
  staticData: { page: { kind: "document" } },
  loader: ({ context: { team } }) => {
    if (team.sponsors.length === 0) throw notFound();
  },
  head: ({ match: { context } }) =>
    pageHead(
      {
        title: context.team.home.headings.sponsors,
        description: context.team.home.leads.sponsors || `Who supports ${context.team.name}.`,
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
