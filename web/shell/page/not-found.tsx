import { pageSeeds } from "#contract/art/art.ts";
import { SectionLink } from "#web/shell/links/section-link.tsx";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { ErrorPage } from "./error-page.tsx";

export const NotFound = () => (
  <ErrorPage
    word="404"
    heading="404, page not found"
    meaning="Page not found"
    title="You landed off the map."
    lead="There’s no page at this address. The storm has it now, but you still have time to rotate."
    seed={pageSeeds.notFound}
  >
    <TextLink className={buttonClass()} href="/">
      Back to Home
    </TextLink>
    <SectionLink className="text-link" section="news">
      Latest Updates
    </SectionLink>
  </ErrorPage>
);

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
    <SectionLink className={buttonClass()} section="news">
      Latest Updates
    </SectionLink>
    <TextLink className="text-link" href="/">
      Back to Home
    </TextLink>
  </ErrorPage>
);
