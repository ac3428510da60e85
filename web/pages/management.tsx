import { createFileRoute, notFound } from "@tanstack/react-router";
import { teamPages } from "#contract/team/team-pages.ts";
import { Chiefs, Heads, ManagementHead } from "#web/features/team/management.tsx";
import { ContactLink } from "#web/shell/links/contact-link.tsx";
import { pageHead } from "#web/shell/page/page-head.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";

export const Route = createFileRoute("/management")({
  staticData: { page: { kind: "document" } },
  loader: ({ context: { team } }) => {
    if (!teamPages(team).includes("/management")) throw notFound();
  },
  head: ({ match: { context } }) =>
    pageHead({ title: "Management", description: context.team.management.lead, path: "/management" }, context),
  component: Management,
});

function Management() {
  return (
    <>
      <ManagementHead>
        <a className="text-link" href="/about">
          Back to About
        </a>
      </ManagementHead>
      <Chiefs />
      <Heads>
        <ContactLink className={buttonClass({ variant: "dark" })}>Get In Touch</ContactLink>
      </Heads>
    </>
  );
}
