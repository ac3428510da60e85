import { createFileRoute } from "@tanstack/react-router";
import { keyClass } from "#web/design/key.tsx";
import { AboutHero } from "#web/features/team/about-hero.tsx";
import { Leadership } from "#web/features/team/leadership.tsx";
import { OurStory } from "#web/features/team/our-story.tsx";
import { OurValues } from "#web/features/team/our-values.tsx";
import { WhatWeAreAbout } from "#web/features/team/what-we-are-about.tsx";
import { pageHead } from "#web/frame/page-head.ts";
import { team } from "#web/team.ts";

export const Route = createFileRoute("/about")({
  staticData: { page: { kind: "document" } },
  head: ({ match: { context } }) =>
    pageHead({ title: "About", description: team.about.lead, path: "/about", siteUrl: context.siteUrl }),
  component: About,
});

function About() {
  return (
    <>
      <AboutHero />
      <OurStory />
      <WhatWeAreAbout />
      <Leadership>
        <a className={keyClass({ face: "ink" })} href="/management">
          Meet the management
        </a>
      </Leadership>
      <OurValues />
    </>
  );
}
