import { createFileRoute } from "@tanstack/react-router";
import { teamPages } from "#contract/team/team-pages.ts";
import { useTeam } from "#web/api/team.ts";
import { AboutHero } from "#web/features/team/about/about-hero.tsx";
import { Leadership } from "#web/features/team/about/leadership.tsx";
import { OurStory } from "#web/features/team/about/our-story.tsx";
import { OurValues, WhatWeAreAbout } from "#web/features/team/about/what-we-are-about.tsx";
import { pageHead } from "#web/shell/page/page-head.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";

export const Route = createFileRoute("/about")({
  staticData: { page: { kind: "document" } },
  head: ({ match: { context } }) =>
    pageHead({ title: "About", description: context.team.about.lead, path: "/about" }, context),
  component: About,
});

function About() {
  const hasManagement = teamPages(useTeam()).includes("/management");
  return (
    <>
      <AboutHero />
      <OurStory />
      <WhatWeAreAbout />
      <Leadership>
        {hasManagement && (
          <a className={buttonClass({ variant: "dark" })} href="/management">
            Meet the management
          </a>
        )}
      </Leadership>
      <OurValues />
    </>
  );
}
