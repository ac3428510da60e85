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
