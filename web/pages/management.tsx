import { createFileRoute, Link } from "@tanstack/react-router";
import { keyClass } from "#web/design/key.tsx";
import { Chiefs } from "#web/features/team/chiefs.tsx";
import { Heads } from "#web/features/team/heads.tsx";
import { ManagementHead } from "#web/features/team/management-head.tsx";
import { pageHead } from "#web/frame/page-head.ts";
import { SectionLink } from "#web/frame/section-link.tsx";
import { team } from "#web/team.ts";

export const Route = createFileRoute("/management")({
  head: ({ match: { context } }) =>
    pageHead({
      title: "Management",
      description: team.management.lead,
      path: "/management",
      siteUrl: context.siteUrl,
    }),
  component: Management,
});

function Management() {
  return (
    <>
      <ManagementHead>
        <Link className="line" to="/about">
          Back to About
        </Link>
      </ManagementHead>
      <Chiefs />
      <Heads>
        <SectionLink className={keyClass({ face: "ink" })} section="contact">
          Get In Touch
        </SectionLink>
      </Heads>
    </>
  );
}
