import type { ReactNode } from "react";
import { pageSeeds } from "#contract/art/art.ts";
import { useTeam } from "#web/api/team.ts";
import { SectionLink } from "#web/shell/links/section-link.tsx";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Ramp } from "#web/ui/pictures/ramp.tsx";
import { Terrain } from "#web/ui/pictures/terrain.tsx";
import "./error-page.css";

type ErrorPageProps = {
  /** Drawn as wide as the page. */
  word: string;
  heading: string;
  /** Below the word. */
  meaning: string;
  title: string;
  lead: string;
  seed: string;
  /** Links to go on from here. */
  children: ReactNode;
};

/** A full page shown instead of the requested one. */
export const ErrorPage = ({ word, heading, meaning, title, lead, seed, children }: ErrorPageProps) => (
  <div className="error-page">
    <Terrain className="error-page__land" preset="contact" seed={seed} />
    <div className="wrap error-page__note">
      <p className="display">{title}</p>
      <p className="lead">{lead}</p>
      <p className="error-page__go">{children}</p>
    </div>
    <div className="wrap error-page__num">
      <h1>
        <span className="visually-hidden">{heading}</span>
        <Ramp word={word} variant="void" />
      </h1>
      <div className="error-page__base">{meaning}</div>
    </div>
  </div>
);

const LatestNews = (link: { className: string }) => (
  <SectionLink {...link} section="news">
    {useTeam().home.headings.news}
  </SectionLink>
);

export function NotFound() {
  const { title, lead } = useTeam().notFound;
  return (
    <ErrorPage
      word="404"
      heading="404, page not found"
      meaning="Page not found"
      title={title}
      lead={lead}
      seed={pageSeeds.notFound}
    >
      <TextLink className={buttonClass()} href="/">
        Back to Home
      </TextLink>
      <LatestNews className="text-link" />
    </ErrorPage>
  );
}

/** Shown at the address of an article that doesn't exist, or that visitors can't see. */
export const ArticleNotFound = () => (
  <ErrorPage
    word="404"
    heading="404, article not found"
    meaning="Article not found"
    title="This article isn’t here."
    lead="It may have been moved or taken down."
    seed={pageSeeds.notFound}
  >
    <LatestNews className={buttonClass()} />
    <TextLink className="text-link" href="/">
      Back to Home
    </TextLink>
  </ErrorPage>
);
