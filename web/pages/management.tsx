import { createFileRoute } from "@tanstack/react-router";
import { keyClass } from "#web/design/key.tsx";
import { Chiefs } from "#web/features/team/chiefs.tsx";
import { Heads } from "#web/features/team/heads.tsx";
import { ManagementHead } from "#web/features/team/management-head.tsx";
import { pageHead } from "#web/frame/page-head.ts";
import { SectionLink } from "#web/frame/section-link.tsx";
import { team } from "#web/team.ts";

export const Route = createFileRoute("/management")({
  staticData: { page: { kind: "document" } },
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
        <a className="line" href="/about">
          Back to About
        </a>
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
